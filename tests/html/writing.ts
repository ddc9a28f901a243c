import { bothLanguages, englishRules, frenchRules } from '../typography.ts';
import { EDGE, markedTextOf, treeOf } from './tree.ts';

/** Attributes that people read or hear. */
const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

const INLINE = new Set(['a', 'b', 'bdi', 'cite', 'em', 'i', 'span', 'strong', 'time', 'q', 'abbr']);

/** The text of a piece of HTML, without its tags. */
export const textOf = (html: string): string => treeOf(html).text;

/** Phrases that say that the crews are our own. */
const OUR_OWN =
  /\bour own (?:crews?|people|employees|payroll)|\bcrews? of our own|\bin-house (?:crews?|teams?|staff)|\bnos propres équipes|(?<!\p{L})équipes? (?:de chez nous|maison)\b/giu;

/** How often a page may use them. */
const OUR_OWN_MOST = 2;

/** The texts of a page, piece by piece: its blocks and its spoken attributes. */
function piecesOf(html: string, language: 'en' | 'fr'): string[] {
  const root = treeOf(html).querySelector('html');
  if (root === null) return [];
  // Passages in the other language have its rules.
  for (const part of root.querySelectorAll(`svg, [lang^=${language === 'en' ? 'fr' : 'en'}]`)) part.remove();
  const values = root.querySelectorAll('*').flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ''));
  // URLs and key-value lists in <meta> are not sentences.
  const attributes = values.filter((value) => /\s/.test(value) && !value.includes('='));
  return [...markedTextOf(root, INLINE).split(EDGE), ...attributes].map((piece) => piece.trim()).filter((piece) => piece !== '');
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
