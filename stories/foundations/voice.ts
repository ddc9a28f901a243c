import { common as commonEn } from '../../site/content/en/common.ts';
import { errors as errorsEn } from '../../site/content/en/errors.ts';
import { home as homeEn } from '../../site/content/en/home.ts';
import { services as servicesEn } from '../../site/content/en/services.ts';
import { common as commonFr } from '../../site/content/fr/common.ts';
import { errors as errorsFr } from '../../site/content/fr/errors.ts';
import { home as homeFr } from '../../site/content/fr/home.ts';
import { services as servicesFr } from '../../site/content/fr/services.ts';

/** What the site says, and what it could have said instead. */
export interface Contrast {
  /** As it stands in the dictionaries. */
  said: string;
  /** As it isn’t said. */
  not: string;
  /** Why. */
  because: string;
}

/** English, from the dictionaries. */
export const english: readonly Contrast[] = [
  {
    said: servicesEn['services.office.summary'],
    not: 'We deliver tailored cleaning solutions for modern workplaces.',
    because: 'What is cleaned, and when, in a sentence that has a verb. A reader can check it.',
  },
  {
    said: homeEn['home.why.inHouse.text'],
    not: 'Our passionate team of experts is committed to excellence!',
    because: 'A fact that a reader can check. No exclamation mark.',
  },
  {
    said: homeEn['home.why.title'],
    not: 'Why choose us?',
    because: 'The heading says what the section is about, in the reader’s own concern.',
  },
  {
    said: errorsEn['errors.field.emailFormat'],
    not: 'Invalid input.',
    because: 'What to do, with an example (WCAG 3.3.3). Nobody is blamed.',
  },
  {
    said: commonEn['common.getQuote'],
    not: 'Submit',
    because: 'A button says what the reader gets.',
  },
];

/** French, from the dictionaries. */
export const french: readonly Contrast[] = [
  {
    said: servicesFr['services.building.summary'],
    not: 'Nous offrons des solutions de nettoyage sur mesure pour votre bâtiment.',
    because: 'Le calcium et le 1er\u00a0juillet changent le travail dans un immeuble d’ici.',
  },
  {
    said: homeFr['home.why.title'],
    not: 'Qui vous faites confiance avec vos clés',
    because: 'La phrase est écrite en français; elle n’est pas calquée sur l’anglais.',
  },
  {
    said: homeFr['home.why.local.title'],
    not: 'Local et ancré dans la communauté',
    because: 'Les mots que l’on dit.',
  },
  {
    said: errorsFr['errors.invalid_email'],
    not: 'Entrez un email valide !',
    because: 'Vouvoiement, «\u00a0courriel\u00a0», et ni espace ni point d’exclamation.',
  },
  {
    said: commonFr['common.getQuote'],
    not: 'Obtenir un devis',
    because: 'Au Québec, on demande une soumission.',
  },
];
