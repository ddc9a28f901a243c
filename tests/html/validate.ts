import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { markupRules } from '../../packages/audit/src/markup.ts';
import { bothLanguages, englishRules, frenchRules } from '../typography.ts';
import { dist, EDGE, markedTextOf, treeOf } from './tree.ts';

/** Attributes that people read or hear. */
const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

const INLINE = new Set(['a', 'b', 'bdi', 'cite', 'em', 'i', 'span', 'strong', 'time', 'q', 'abbr']);

/** The text of a piece of HTML, without its tags. */
export const textOf = (html: string): string => treeOf(html).text;

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
  return piecesOf(html, language).flatMap((piece) => rules.flatMap(([rule, broken]) => (broken.test(piece) ? [`${language}: ${rule}: ${piece}`] : [])));
}

/** The findings of a check; what it checked is valid if there are none. */
export interface ValidatedPage {
  /** What was checked: a file of `site/dist`, such as `fr/index.html`, or a page’s path and the kind of check. */
  readonly page: string;
  /** `line:column rule: message` of the markup, `language: rule: sentence` of the writing; sentences of the other checks. */
  readonly findings: readonly string[];
}

/** Checks every page of the built site: its markup by html-validate, its sentences by the rules of their language. */
export async function validatePages(): Promise<readonly ValidatedPage[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(markupRules));
  const pages: ValidatedPage[] = [];
  for (const page of globSync('**/*.html', { cwd: dist }).toSorted()) {
    const file = join(dist, page);
    const { results } = await validator.validateFile(file);
    const markup = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    pages.push({ page, findings: [...markup, ...writingFindings(readFileSync(file, 'utf8'))] });
  }
  return pages;
}
