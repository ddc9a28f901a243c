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
