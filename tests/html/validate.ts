import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { dist } from './tree.ts';
import { writingFindings } from './writing.ts';

/** The configuration of the markup check: the recommended rules, with exceptions. */
const markupRules = defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React's spelling, which HTML allows: names of attributes have no case there.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Matters of taste: the case of the doctype; an input without a type is text, by the standard.
    'doctype-style': 'off',
    'no-implicit-input-type': 'off',
    // The checkboxes of one group share a name, as FormData.getAll expects.
    'form-dup-name': ['error', { shared: ['radio', 'submit', 'reset', 'button', 'checkbox'] }],
    // A scroll container has role=region, so that lint allows it to take the focus; the disabled link at the end of a pagination
    // is an <a> without href.
    'prefer-native-element': ['error', { exclude: ['region', 'link'] }],
    // Telephone numbers are kept on one line by CSS: the faces have no U+2011.
    'tel-non-breaking': 'off',
  },
});

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
