import { stringsInBoth } from '../siteWords.ts';

const { 'en-CA': en, 'fr-CA': fr } = stringsInBoth(['common', 'errors', 'home', 'services']);

/** A text of the site, and a wording to avoid. */
export interface Contrast {
  /** The text in the dictionaries. */
  said: string;
  /** The wording to avoid. */
  not: string;
  /** Why. */
  because: string;
}

/** English, from the dictionaries. */
export const english: readonly Contrast[] = [
  {
    said: en['services.office.summary'],
    not: 'We deliver tailored cleaning solutions for modern workplaces.',
    because: 'What is cleaned, and when, in a sentence that has a verb. A reader can check it.',
  },
  {
    said: en['home.why.inHouse.text'],
    not: 'Our passionate team of experts is committed to excellence!',
    because: 'A fact that a reader can check. No exclamation mark.',
  },
  {
    said: en['home.why.title'],
    not: 'Why choose us?',
    because: 'The heading says what the section is about, in the reader’s own concern.',
  },
  {
    said: en['errors.field.emailFormat'],
    not: 'Invalid input.',
    because: 'What to do, with an example (WCAG 3.3.3). No blame.',
  },
  {
    said: en['common.getQuote'],
    not: 'Submit',
    because: 'A button says what the reader gets.',
  },
];

/** French, from the dictionaries. */
export const french: readonly Contrast[] = [
  {
    said: fr['services.building.summary'],
    not: 'Nous offrons des solutions de nettoyage sur mesure pour votre bâtiment.',
    because: 'Le calcium et le 1er\u00a0juillet changent le travail dans un immeuble d’ici.',
  },
  {
    said: fr['home.why.title'],
    not: 'Qui vous faites confiance avec vos clés',
    because: 'La phrase est écrite en français; elle n’est pas calquée sur l’anglais.',
  },
  {
    said: fr['home.why.local.title'],
    not: 'Local et ancré dans la communauté',
    because: 'Les mots que l’on dit.',
  },
  {
    said: fr['errors.invalid_email'],
    not: 'Entrez un email valide !',
    because: 'Vouvoiement, «\u00a0courriel\u00a0», et ni espace ni point d’exclamation.',
  },
  {
    said: fr['common.getQuote'],
    not: 'Obtenir un devis',
    because: 'Au Québec, on demande une soumission.',
  },
];
