extension OfferTermTable {
    static let indic: [OfferTermRow] = [
        OfferTermRow(
            "hi", free: "मुफ़्त* निःशुल्क* नि:शुल्क* फ़्री", promotional: "छूट डिस्काउंट* रियायत* कूपन* सेल",
            currency: "रुपये रुपए रु rs"),
        OfferTermRow(
            "mr", free: "मोफत* विनामूल्य* फुकट*", promotional: "सवलत* डिस्काउंट* सूट कूपन*",
            currency: "रुपये रु"),
        OfferTermRow(
            "bn", free: "বিনামূল্যে* বিনা_মূল্যে ফ্রি ফ্রীতে",
            promotional: "ছাড় ছাড়ে ছাড়ের মূল্যছাড়* ডিসকাউন্ট* কুপন*", currency: "টাকা"),
        OfferTermRow(
            "gu", free: "મફત* નિઃશુલ્ક* ફ્રી", promotional: "ડિસ્કાઉન્ટ* છૂટ વળતર* કૂપન*",
            currency: "રૂપિયા રૂ"),
        OfferTermRow(
            "pa", free: "ਮੁਫ਼ਤ* ਫ੍ਰੀ", promotional: "ਛੋਟ ਡਿਸਕਾਊਂਟ* ਰਿਆਇਤ* ਕੂਪਨ*", currency: "ਰੁਪਏ"),
        OfferTermRow(
            "or", free: "ମାଗଣା* ବିନାମୂଲ୍ୟ*", promotional: "ରିହାତି* ଡିସ୍କାଉଣ୍ଟ* କୁପନ*", currency: "ଟଙ୍କା"),
        OfferTermRow(
            "ta", free: "இலவச*", promotional: "தள்ளுபடி* கூப்பன்*", currency: "ரூபாய் ரூ"),
        OfferTermRow(
            "te", free: "ఉచిత* ఫ్రీ", promotional: "తగ్గింపు* డిస్కౌంట్* రాయితీ* కూపన్*",
            currency: "రూపాయలు రూ"),
        OfferTermRow(
            "kn", free: "ಉಚಿತ*", promotional: "ರಿಯಾಯಿತಿ* ರಿಯಾಯತಿ* ಡಿಸ್ಕೌಂಟ್* ಕೂಪನ್*",
            currency: "ರೂಪಾಯಿ ರೂ"),
        OfferTermRow(
            "ml", free: "സൗജന്യ* ഫ്രീ", promotional: "കിഴിവ* ഡിസ്കൗണ്ട* ഇളവ* കൂപ്പൺ*",
            currency: "രൂപ"),
    ]
}
