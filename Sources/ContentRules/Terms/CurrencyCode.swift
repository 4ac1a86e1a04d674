/// The currency codes of ISO 4217 (list one of 2024, without metals, funds and test codes).
enum CurrencyCode {
    /// The codes in use.
    static let codes: Set<String> = Set(
        """
        AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD \
        BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB \
        EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK \
        JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA \
        MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK \
        PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN \
        SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST \
        XAF XCD XOF XPF YER ZAR ZMW ZWG
        """.split(separator: " ").map(String.init))

    /// The codes that are English words as well: before a number they are those words (`TRY 7
    /// DAYS`, `TOP 10`).
    static let words: Set<String> = ["ALL", "BAM", "CUP", "MOP", "SOS", "TOP", "TRY"]
}
