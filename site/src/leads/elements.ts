/** The elements of HTML, also those that browsers only still know, as alternatives of a pattern. */
const HTML =
  'a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|image|img|input|ins|kbd|keygen|label|legend|li|link|listing|main|map|mark|marquee|math|menu|menuitem|meta|meter|nav|nobr|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|pre|progress|q|rb|rp|rt|rtc|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp';

/** The elements of SVG and MathML. Outside `<svg>` and `<math>` an HTML parser knows none of them: `<none>`, `<line>`, `<use>`. */
const EMBEDDED =
  'animate|animatemotion|animatetransform|annotation|annotation-xml|circle|clippath|defs|desc|ellipse|feblend|fecolormatrix|fecomponenttransfer|fecomposite|feconvolvematrix|fediffuselighting|fedisplacementmap|fedistantlight|fedropshadow|feflood|fefunc[abgr]|fegaussianblur|feimage|femerge|femergenode|femorphology|feoffset|fepointlight|fespecularlighting|fespotlight|fetile|feturbulence|filter|foreignobject|g|line|lineargradient|maction|marker|mask|menclose|merror|metadata|mfenced|mfrac|mglyph|mi|mmultiscripts|mn|mo|mover|mpadded|mpath|mphantom|mprescripts|mroot|mrow|ms|mspace|msqrt|mstyle|msub|msubsup|msup|mtable|mtd|mtext|mtr|munder|munderover|none|path|pattern|polygon|polyline|radialgradient|rect|semantics|set|stop|switch|symbol|text|textpath|tspan|use|view';

/** The attributes that need no value. */
const BOOLEAN_ATTRIBUTES = /^(?:allowfullscreen|async|autofocus|autoplay|checked|compact|controls|default|defer|disabled|formnovalidate|hidden|inert|ismap|itemscope|loop|multiple|muted|nomodule|noshade|novalidate|nowrap|open|playsinline|readonly|required|reversed|selected)?$/i;

/** The names of elements that an HTML parser knows in a text, as alternatives of a pattern. */
export const elementsIn = (text: string): string => (/<(?:svg|math)\b/i.test(text) ? `${HTML}|${EMBEDDED}` : HTML);

/**
 * Whether text in angle brackets that begins with the name of an element is a tag. An HTML parser takes `<b and c>` for one, with
 * two attributes; but attributes are written with a value, or are among those that need none.
 */
export const isTag = (bracketed: string): boolean =>
  bracketed.includes('=') || bracketed.slice(0, -1).split(/[\s/]+/).slice(bracketed.startsWith('</') ? 2 : 1).every((word) => BOOLEAN_ATTRIBUTES.test(word));
