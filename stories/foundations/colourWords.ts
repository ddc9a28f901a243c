import type { PairUse } from '@uno/tokens';
import type { Locale } from '../../site/i18n/locale.ts';

const en = {
  pairs: 'Pairs',
  caption: 'Foreground on background: contrast ratio, and what its use needs (WCAG 1.4.3, 1.4.6, 1.4.11)',
  pair: 'Pair',
  use: 'Use',
  uses: { text: 'text', large: 'large', boundary: 'boundary', decoration: 'decoration' } satisfies Record<PairUse, string>,
  /** Before the name of a colour. */
  rolesOf: 'Roles of',
  /** Between a colour and what it is on. */
  on: 'on',
  /** Between a colour and those that may be over it. */
  over: 'over it:',
  colon: ':',
  noTarget: 'no target',
  /** The words of the nested examples. */
  nested: { link: 'link', send: 'Send', cancel: 'Cancel', field: 'Name' },
};

const fr: typeof en = {
  pairs: 'Paires',
  caption: 'Avant-plan sur arrière-plan : le rapport de contraste, et ce que demande l’usage (WCAG 1.4.3, 1.4.6, 1.4.11)',
  pair: 'Paire',
  use: 'Usage',
  uses: { text: 'texte', large: 'grand texte', boundary: 'limite', decoration: 'ornement' },
  rolesOf: 'Rôles de',
  on: 'sur',
  over: 'par-dessus :',
  colon: ' :',
  noTarget: 'aucune cible',
  nested: { link: 'lien', send: 'Envoyer', cancel: 'Annuler', field: 'Nom' },
};

/** The words of the specimens of colours. */
export const colourWords: Readonly<Record<Locale, typeof en>> = { 'en-CA': en, 'fr-CA': fr };
