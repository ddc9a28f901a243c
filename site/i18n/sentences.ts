/** A sentence ends at a point and an ordinary space. The next one begins with a capital, a quotation mark or a placeholder. */
const BETWEEN_SENTENCES = /(?<=[.!?]) (?=[\p{Lu}“«{])/u;

/** The sentences of a text; none of an empty one. */
export const splitSentences = (text: string): readonly string[] => (text === '' ? [] : text.split(BETWEEN_SENTENCES));

/** A text without the sentences that meet a condition. Empty when all do. */
export const withoutSentences = (text: string, leftOut: (sentence: string) => boolean): string =>
  splitSentences(text).filter((sentence) => !leftOut(sentence)).join(' ');
