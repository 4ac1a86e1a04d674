extension OfferTermTable {
    /// These scripts write no spaces, or join particles to words: every term may stand inside a
    /// run.
    static let eastAsian: [OfferTermRow] = [
        OfferTermRow(
            "ja", free: "*無料* *無償* *タダで*",
            promotional: "*割引* *割り引* *値引* *値下げ* *セール* *お得* *おトク* *特価* *半額* *クーポン* "
                + "*キャンペーン* *プロモーション*",
            currency: "*円*", harmless: "*セールス*"),
        OfferTermRow(
            "ko", free: "*무료* *공짜*", promotional: "*할인* *세일* *특가* *쿠폰* *반값* *프로모션*",
            currency: "*원*", harmless: "*세일즈* *유무료*"),
        OfferTermRow(
            "zh-Hans", free: "*免费* *白送*",
            promotional: "*折扣* *打折* *特价* *促销* *减价* *降价* *优惠券* *优惠码* *半价* *立减*",
            currency: "*元* *块* *折*"),
        OfferTermRow(
            "zh-Hant", free: "*免費*",
            promotional: "*折扣* *打折* *特價* *促銷* *減價* *降價* *優惠券* *優惠碼* *半價* *現折*",
            currency: "*元* *圓* *塊* *折*"),
        OfferTermRow("zh-HK", free: "*免收費*", promotional: "*劈價* *大減價*", currency: "*蚊*"),
        OfferTermRow(
            "th", free: "*ฟรี* *ไม่มีค่าใช้จ่าย* *ไม่เสียค่าใช้จ่าย*",
            promotional: "*ส่วนลด* *ลดราคา* *โปรโมชั่น* *โปรโมชัน* *คูปอง*", currency: "*บาท*",
            harmless: "*ฟรีแลนซ์*"),
    ]
}
