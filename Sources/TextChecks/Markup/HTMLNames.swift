/// Names of HTML (WHATWG HTML Living Standard, §4 and §13.1.2).
enum HTMLNames {
    /// Elements that texts use.
    static let elements: Set<String> = [
        "a", "abbr", "annotation", "b", "bdi", "bdo", "big", "blockquote", "body", "br", "button",
        "center", "cite", "code", "dd", "del", "dfn", "div", "dl", "dt", "em", "font", "h1", "h2",
        "h3", "h4", "h5", "h6", "hr", "html", "i", "img", "input", "ins", "kbd", "label", "li",
        "mark", "ol", "p", "pre", "q", "s", "samp", "script", "small", "span", "strike", "strong",
        "style", "sub", "sup", "table", "tbody", "td", "th", "thead", "tr", "tt", "u", "ul", "var",
        "wbr",
    ]

    /// Elements without an end tag.
    static let voidElements: Set<String> = ["br", "hr", "img", "input", "wbr"]

    /// Elements whose end tag may be left out.
    static let optionalEnds: Set<String> = [
        "p", "li", "dt", "dd", "td", "th", "tr", "tbody", "thead", "html", "body",
    ]

    /// Attributes whose values are words, or differ by language.
    static let wordAttributes: Set<String> = [
        "title", "alt", "aria-label", "placeholder", "value", "content", "summary", "label", "lang",
        "xml:lang", "hreflang", "dir", "example", "desc", "description",
    ]

    /// Names of character references that texts use (§13.5).
    static let references: Set<String> = [
        "amp", "lt", "gt", "quot", "apos", "nbsp", "shy", "ndash", "mdash", "hellip", "laquo",
        "raquo", "lsquo", "rsquo", "ldquo", "rdquo", "sbquo", "bdquo", "bull", "middot", "copy",
        "reg", "trade", "euro", "times", "deg", "iexcl", "iquest", "ensp", "emsp", "thinsp", "zwj",
        "zwnj", "lrm", "rlm", "agrave", "aacute", "acirc", "auml", "aring", "ccedil", "egrave",
        "eacute", "ecirc", "euml", "iacute", "icirc", "iuml", "ntilde", "oacute", "ocirc", "ouml",
        "uacute", "ucirc", "uuml", "szlig", "Auml", "Ouml", "Uuml", "Eacute", "rarr", "larr",
    ]
}
