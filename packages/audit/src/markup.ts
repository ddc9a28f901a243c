import { defineConfig } from 'html-validate';

/** The configuration of the markup check: the recommended rules, with exceptions. */
export const markupRules = defineConfig({
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

/** The rules of html-validate that test a criterion; the others are on markup alone (`wcag/h63` asks for `scope` where browsers know the header without it). */
export const MARKUP_CRITERIA: Readonly<Record<string, readonly string[]>> = {
  'area-alt': ['1.1.1'],
  'empty-title': ['2.4.2'],
  'hidden-focusable': ['4.1.2'],
  'input-missing-label': ['4.1.2'],
  'meta-refresh': ['2.2.1'],
  'no-autoplay': ['1.4.2'],
  'text-content': ['4.1.2'],
  'valid-autocomplete': ['1.3.5'],
  'wcag/h30': ['2.4.4'],
  'wcag/h32': ['3.2.2'],
  'wcag/h36': ['1.1.1'],
  'wcag/h37': ['1.1.1'],
  'wcag/h67': ['1.1.1'],
  'wcag/h71': ['1.3.1'],
};
