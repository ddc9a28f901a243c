import { bothLanguages, englishRules, frenchRules } from '../typography.ts';

/** Attributes that people read or hear. */
const SPOKEN = /\b(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g;

/** Parts without sentences: code, drawings, comments. */
const SILENT = /<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs;

/** Passages in the other language, which has its own rules. */
const foreignPassages = (language: 'en' | 'fr') =>
  new RegExp(`<(\\w+)\\b[^>]*\\slang="${language === 'en' ? 'fr' : 'en'}\\b[^"]*"[^>]*>.*?</\\1>`, 'gs');

const INLINE = /<\/?(?:a|b|bdi|cite|em|i|span|strong|time|q|abbr)\b[^>]*>/g;
const TAG = /<[^>]*>/g;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&quot;': '"',
  '&#x27;': "'",
};
const decodeEntities = (text: string): string => text.replace(/&(?:amp|lt|gt|nbsp|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** The text of a piece of HTML, without its tags. */
export const textOf = (html: string): string => decodeEntities(html.replace(TAG, ''));

/** Phrases that say that the crews are our own. */
const OUR_OWN =
  /\bour own (?:crews?|people|employees|payroll)|\bcrews? of our own|\bin-house (?:crews?|teams?|staff)|\bnos propres équipes|(?<!\p{L})équipes? (?:de chez nous|maison)\b/giu;

/** How often a page may use them. */
const OUR_OWN_MOST = 2;

/** The texts of a page, piece by piece: its blocks and its spoken attributes. */
function piecesOf(html: string, language: 'en' | 'fr'): string[] {
  const [, root = ''] = /<html[^>]*>(.*)<\/html>/s.exec(html) ?? [];
  const heard = root.replace(SILENT, '').replace(foreignPassages(language), ' ');
  // URLs and key-value lists in <meta> are not sentences.
  const attributes = Array.from(heard.matchAll(SPOKEN), ([, value = '']) => value).filter((value) => /\s/.test(value) && !/=/.test(value));
  const text = heard.replace(INLINE, '').split(TAG);
  return [...text, ...attributes].map((piece) => decodeEntities(piece).trim()).filter((piece) => piece !== '');
}

/** The sentences of a page that break the rules of its language, each with the rule. */
export function writingFindings(html: string): string[] {
  const language = /<html[^>]*\slang="fr/.test(html) ? 'fr' : 'en';
  const rules = [...bothLanguages, ...(language === 'fr' ? frenchRules : englishRules)];
  const pieces = piecesOf(html, language);
  const ours = pieces.flatMap((piece) => piece.match(OUR_OWN) ?? []);
  return [
    ...pieces.flatMap((piece) => rules.flatMap(([rule, broken]) => (broken.test(piece) ? [`${language}: ${rule}: ${piece}`] : []))),
    ...(ours.length > OUR_OWN_MOST ? [`${language}: says at most twice that the crews are our own: ${ours.join(', ')}`] : []),
  ];
}
