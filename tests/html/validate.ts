import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { markupRules } from './rules.ts';
import { dist } from './tree.ts';
import { writingFindings } from './writing.ts';

/** The findings on a built page; it is valid if there are none. */
export interface ValidatedPage {
  /** Its path in `site/dist`: `fr/index.html`. */
  readonly page: string;
  /** `line:column rule: message` of the markup, `language: rule: sentence` of the writing. */
  readonly findings: readonly string[];
}

/** Checks every page of the built site: its markup by html-validate, its sentences by the rules of their language. */
export async function validatePages(folder: string = dist): Promise<readonly ValidatedPage[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(markupRules));
  const pages: ValidatedPage[] = [];
  for (const page of globSync('**/*.html', { cwd: folder }).toSorted()) {
    const file = join(folder, page);
    const { results } = await validator.validateFile(file);
    const markup = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    pages.push({ page, findings: [...markup, ...writingFindings(readFileSync(file, 'utf8'))] });
  }
  return pages;
}
