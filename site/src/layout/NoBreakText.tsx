import { NoBreak } from '@uno/ui/NoBreak';

/**
 * What browsers would break at a hyphen and a reader would stumble over: a French verb and its pronouns, short compounds, the
 * English preposition of a noun such as “add-on”. With the punctuation that follows, which would begin a line alone.
 */
const UNBROKEN =
  /((?:[\p{L}’]+(?:-(?:t|ce|elles?|ils?|je|la|les?|moi|nous|on|vous|en|y))+(?![\p{L}-])|rez-de-chaussée|monte-charges?|quasi-accidents?|sous-traitan\p{L}+|couvre-barbe|(?:elle|eux|lui)-mêmes?|cross-dock)[,.;?!…)]*)/u;

/** A text that keeps such words on one line: “faut-il”, “dites-le-nous”, “rez-de-chaussée”. */
export function NoBreakText({ children }: { children: string }) {
  // At the odd places is what the pattern found.
  return children.split(UNBROKEN).map((part, at) => (at % 2 === 1 ? <NoBreak key={`${at} ${part}`} of={part}>{part}</NoBreak> : part));
}
