extension QuotationMarks {
    /// The quotation marks of all languages in the system's CLDR: `delimiters` of CLDR 42, as ICU 72
    /// gives them (`ulocdata_getDelimiter`). A region or a script has a row of its own where it
    /// differs from its language.
    static let table: [QuotationMarks] = [
        QuotationMarks(
            "“", "”", "‘", "’",
            """
            af ak as asa az bem bez bgc bho bn bo brx ccp ce ceb cgg chr ckb cy da dav dje
            doi dz ebu ee en eo es-419 fil fo fy ga gd gl gu guz gv ha haw hi id ig ii jmc
            jv kam kde kea kgp khq ki kl kln km kn ko kok ks ksb ku kw lg lkt ln lo lrc lu
            luo lv mai mas mer mfe mgh mgo mi ml mn mni mr ms mt my naq nd ne nus nyn om or
            pa pcm ps pt qu raj rof rwk sa saq sat sbp sd seh ses si smn so su sw ta te teo
            tg th to tr tt twq tzm uz-Cyrl vai vi vun wo xh xog yo yrl yue-Hans zh zu
            """),
        QuotationMarks(
            "«", "»", "“", "”",
            """
            ast bm br ca dyo el es eu ewo it kab kk mg mua nnh pt-PT sc sg sq ti
            """),
        QuotationMarks(
            "„", "“", "‚", "‘",
            """
            bs-Cyrl cs de dsb et hr hsb is ksh lb luy mk sk sl
            """),
        QuotationMarks(
            "«", "»", "‹", "›",
            """
            am az-Cyrl fa fr-CH gsw jgo kkj mzn rm wae
            """),
        QuotationMarks(
            "«", "»", "„", "“",
            """
            bas be cv ky os ru sah uk
            """),
        QuotationMarks(
            "”", "”", "’", "’",
            """
            fi he lag rn se sn sv yi
            """),
        QuotationMarks(
            "«", "»", "‘", "’",
            """
            dua ksf nb nn no rw
            """),
        QuotationMarks(
            "«", "»", "«", "»",
            """
            fr hy yav
            """),
        QuotationMarks(
            "「", "」", "『", "』",
            """
            ja yue zh-Hant
            """),
        QuotationMarks(
            "„", "”", "«", "»",
            """
            nmg pl ro
            """),
        QuotationMarks(
            "„", "”", "‚", "’",
            """
            agq ff
            """),
        QuotationMarks(
            "”", "“", "’", "‘",
            """
            ar ur
            """),
        QuotationMarks(
            "„", "“", "„", "“",
            """
            bg lt
            """),
        QuotationMarks(
            "‘", "’", "“", "”",
            """
            fur ia
            """),
        QuotationMarks(
            "«", "»", "„", "”",
            """
            shi zgh
            """),
        QuotationMarks(
            "„", "”", "‘", "’",
            """
            bs
            """),
        QuotationMarks(
            "„", "”", "»", "«",
            """
            hu
            """),
        QuotationMarks(
            "„", "“", "«", "»",
            """
            ka
            """),
        QuotationMarks(
            "‘", "’", "‘", "’",
            """
            nl
            """),
        QuotationMarks(
            "„", "“", "‘", "‘",
            """
            sr
            """),
        QuotationMarks(
            "“", "”", "“", "”",
            """
            tk
            """),
        QuotationMarks(
            "»", "«", "›", "‹",
            """
            ug
            """),
        QuotationMarks(
            "“", "”", "’", "‘",
            """
            uz
            """),
        QuotationMarks(
            "«", "»", "”", "“",
            """
            fr-CA
            """),
    ]
}
