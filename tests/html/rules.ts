import { defineConfig } from 'html-validate';

/** A rule of html-validate that is changed or switched off, and why. */
interface Exception {
  readonly rule: string;
  readonly setting: 'off' | ['error', Record<string, unknown>];
  readonly reason: string;
}

/** The exceptions from the recommended rules. */
const exceptions: readonly Exception[] = [
  { rule: 'doctype-style', setting: 'off', reason: 'The case of the doctype is a matter of taste.' },
  { rule: 'attr-case', setting: 'off', reason: 'React writes hrefLang and autoComplete; names of attributes have no case in HTML.' },
  { rule: 'void-style', setting: 'off', reason: 'React closes void elements with a slash, which HTML ignores.' },
  { rule: 'attribute-boolean-style', setting: 'off', reason: 'React writes required="", which is one of the three forms that HTML names.' },
  { rule: 'attribute-empty-style', setting: 'off', reason: 'React writes hidden="", which HTML takes for hidden.' },
  { rule: 'no-implicit-input-type', setting: 'off', reason: 'An input without a type is text, by the standard.' },
  { rule: 'valid-id', setting: ['error', { relaxed: true }], reason: 'React’s useId begins with an underscore, which HTML allows.' },
  { rule: 'form-dup-name', setting: ['error', { shared: ['radio', 'submit', 'reset', 'button', 'checkbox'] }], reason: 'The checkboxes of one group share a name, as FormData.getAll expects.' },
  { rule: 'prefer-native-element', setting: ['error', { exclude: ['region', 'link'] }], reason: 'A scroll container has role=region, so that lint allows it to take the focus; the disabled link at the end of a pagination is an <a> without href.' },
  { rule: 'tel-non-breaking', setting: 'off', reason: 'Telephone numbers are kept on one line by CSS: the faces have no U+2011.' },
];

/** The configuration of the markup check. */
export const markupRules = defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: Object.fromEntries(exceptions.map(({ rule, setting }) => [rule, setting])),
});
