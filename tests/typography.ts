/** A writing rule, and the pattern that breaks it. */
export type WritingRule = readonly [rule: string, broken: RegExp];

/** The rules for both languages. */
export const bothLanguages: readonly WritingRule[] = [
  ['has curly apostrophes and quotation marks', /['"]/],
  ['has no narrow no-break space: the typefaces lack it', /\u202f/],
  ['has an ellipsis, not three full stops', /\.\.\./],
  // The two success messages are fixed, and end with one (behaviour.md 7.3).
  ['has no exclamation mark, except in the success messages', /(?<!submitted successfully|sent successfully|a bien été envoyée?)!/],
  ['says “more than” with the number of clients', /(?<!(?:more than|plus de)[ \u00a0])(?<![\d,])(?:200|\{clients\})(?=$|[ \u00a0](?:business|client|partner|entreprise|partenaire))/i],
  // Hours may be on two lines: “7 h 30 / à 17 h”.
  ['keeps a range of numbers on one line', /(?:(?<!h\u00a0\d?)\d|\{(?:from|min)\}) (?:à|to)[ \u00a0][\d{]|(?:\d|\{(?:from|min)\})\u00a0(?:à|to) [\d{]/],
  ['has no marketing clichés', /\bsolutions\b|\btailored\b|peace of mind|more than just|tranquillité d’esprit|bien plus que|que vous soyez/i],
];

/** The units after a number. A line never breaks between the two. */
const counted = {
  en: 'h|hours?|minutes?|seconds?|days?|business days?|nights?|weeks?|months?|years?|visits?|times|floors?|buildings?|businesses|clients?|digits?|characters?|sq[ \u00a0]ft',
  fr: 'h|heures?|minutes?|secondes?|jours?|soirs?|nuits?|semaines?|mois|ans?|années?|passages?|visites?|fois|étages?|immeubles?|logements?|quartiers?|entreprises?|clients?|messages?|chiffres?|caractères?|mètres?|gallons?|cm²|pi²',
} as const;

/** A number, or a parameter that becomes one, with an ordinary space before its unit. */
const looseNumber = (language: keyof typeof counted): RegExp => new RegExp(`[\\d}] (?:${counted[language]})(?![\\p{L}’])`, 'u');

/** French as it is set in Québec (OQLF): of the punctuation, only the colon and guillemets take a no-break space. */
export const frenchRules: readonly WritingRule[] = [
  // The colon of an address (https:) or of a time (8:30) is not punctuation.
  ['has a no-break space before a colon', /(?<!\u00a0):(?!\/\/|\d)/],
  ['has no-break spaces inside guillemets', /«(?!\u00a0)|(?<!\u00a0)»/],
  ['has no space before ; ? !', /[\s\u00a0][;?!]/],
  ['writes hours with “h” after a no-break space', /\d ?h\b|\d\s?[AP]M\b/],
  ['has no median dot', /[a-zà-ÿ]·[a-zà-ÿ]/i],
  ['has no-break spaces in large numbers and before $ and %', /\d (?:\d{3}\b(?!-)|[$%])|\d[$%]/],
  ['has a no-break space after “1er”', /1er /],
  ['has a no-break space between a number and its unit', looseNumber('fr')],
  ['says “d’ici” before a range of days', /\bdans les [\d{]\w*\}?[ \u00a0](?:à|ou)[ \u00a0]/i],
  ['says “passage” where a crew comes to clean; “visite” is the site visit', /\bvisites? par (?:jour|semaine|mois)\b|\bvisites? régulières?\b/i],
  ['rewords what would name both genders', /\bune? ou une?\b/i],
  // Articles may discuss the word, in guillemets.
  ['claims no more than is true: “écocertifié”, not “écologique”', /irréprochable|écologique(?![^«]*»)/i],
  ['does not end a sentence on “jamais”', /\bjamais[.!]/i],
];

/** English as it is set in Canada. */
export const englishRules: readonly WritingRule[] = [
  ['has no space before : ; ? !', /[\s\u00a0][:;?!]/],
  ['has no guillemets', /[«»]/],
  ['spells the Canadian way', /\b(?:color|center|favorite)\b/i],
  ['writes AM and PM after a no-break space', /\d[ap]m\b|\d ?[AP]M\b|\b[ap]\.m\./],
  ['has a no-break space between a number and its unit', looseNumber('en')],
  ['has $ before its amount, and no space before %', /\d[ \u00a0]?\$|[\d}][ \u00a0]%/],
  ['does not end a sentence on “ever”', /\bever[.!]/i],
];
