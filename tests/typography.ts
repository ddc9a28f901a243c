/** A rule of writing, and what breaks it. */
export type WritingRule = readonly [rule: string, broken: RegExp];

/** What holds in both languages. */
export const bothLanguages: readonly WritingRule[] = [
  ['has curly apostrophes and quotation marks', /['"]/],
  ['has no narrow no-break space: the faces lack it', /\u202f/],
  ['has an ellipsis, not three full stops', /\.\.\./],
];

/** French as it is set in Québec (OQLF): the no-break space before the colon and inside guillemets alone. */
export const frenchRules: readonly WritingRule[] = [
  // The colon of an address (https:) or of a time (8:30) is not punctuation.
  ['has a no-break space before a colon', /(?<!\u00a0):(?!\/\/|\d)/],
  ['has no-break spaces inside guillemets', /«(?!\u00a0)|(?<!\u00a0)»/],
  ['has no space before ; ? !', /[\s\u00a0][;?!]/],
  ['writes hours with “h” after a no-break space', /\d ?h\b|\d\s?[AP]M\b/],
  ['has no median dot', /[a-zà-ÿ]·[a-zà-ÿ]/i],
  ['has no-break spaces in large numbers and before $ and %', /\d (?:\d{3}\b(?!-)|[$%])|\d[$%]/],
  ['has a no-break space before square feet and after “1er”', /[\d}] pi²|1er /],
];

/** English as it is set in Canada. */
export const englishRules: readonly WritingRule[] = [
  ['has no space before : ; ? !', /[\s\u00a0][:;?!]/],
  ['has no guillemets', /[«»]/],
  ['spells the Canadian way', /\b(?:color|center|favorite)\b/i],
  ['writes AM and PM after a no-break space', /\d[ap]m\b|\d ?[AP]M\b|\b[ap]\.m\./],
];
