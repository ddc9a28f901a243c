import type { Locale } from '../../site/i18n/locale.ts';
import { stringsInBoth } from '../siteWords.ts';

const { 'en-CA': en, 'fr-CA': fr } = stringsInBoth(['common', 'errors', 'home', 'services']);

/** A text of the site, and a wording to avoid. */
export interface Contrast {
  /** The text in the dictionaries. */
  said: string;
  /** The wording to avoid. */
  not: string;
  /** Why, in the language of the page. */
  because: Readonly<Record<Locale, string>>;
}

const because = (english: string, french: string): Contrast['because'] => ({ 'en-CA': english, 'fr-CA': french });

/** English, from the dictionaries. */
export const english: readonly Contrast[] = [
  {
    said: en['services.office.summary'],
    not: 'We deliver tailored cleaning solutions for modern workplaces.',
    because: because('What is cleaned, and when, in a sentence that has a verb. A reader can check it.', 'Ce qui est nettoyé, et quand, dans une phrase qui a un verbe. On peut le vérifier.'),
  },
  {
    said: en['home.why.inHouse.text'],
    not: 'Our passionate team of experts is committed to excellence!',
    because: because('A fact that a reader can check. No exclamation mark.', 'Un fait que l’on peut vérifier. Pas de point d’exclamation.'),
  },
  {
    said: en['home.why.title'],
    not: 'Why choose us?',
    because: because('The heading says what the section is about, in the reader’s own concern.', 'Le titre dit de quoi parle la section, à partir de ce qui préoccupe la personne qui lit.'),
  },
  {
    said: en['errors.field.emailFormat'],
    not: 'Invalid input.',
    because: because('What to do, with an example (WCAG 3.3.3). No blame.', 'Quoi faire, avec un exemple (WCAG 3.3.3). Aucun reproche.'),
  },
  {
    said: en['common.getQuote'],
    not: 'Submit',
    because: because('A button says what the reader gets.', 'Un bouton dit ce que l’on obtient.'),
  },
];

/** French, from the dictionaries. */
export const french: readonly Contrast[] = [
  {
    said: fr['services.building.summary'],
    not: 'Nous offrons des solutions de nettoyage sur mesure pour votre bâtiment.',
    because: because('Calcium and moving day, July 1, change the work in a building here.', 'Le calcium et le 1er\u00a0juillet changent le travail dans un immeuble d’ici.'),
  },
  {
    said: fr['home.why.title'],
    not: 'Qui vous faites confiance avec vos clés',
    because: because('The sentence is written in French, not copied from the English one.', 'La phrase est écrite en français; elle n’est pas calquée sur l’anglais.'),
  },
  {
    said: fr['home.why.local.title'],
    not: 'Local et ancré dans la communauté',
    because: because('The words that people say.', 'Les mots que l’on dit.'),
  },
  {
    said: fr['errors.invalid_email'],
    not: 'Entrez un email valide !',
    because: because('The polite form, “courriel”, and neither a space nor an exclamation mark.', 'Vouvoiement, «\u00a0courriel\u00a0», et ni espace ni point d’exclamation.'),
  },
  {
    said: fr['common.getQuote'],
    not: 'Obtenir un devis',
    because: because('In Québec, people ask for a “soumission”.', 'Au Québec, on demande une soumission.'),
  },
];
