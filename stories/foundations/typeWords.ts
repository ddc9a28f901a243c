import type { vars } from '@uno/tokens/contract';
import type { Locale } from '../../site/i18n/locale.ts';

const en = {
  sizes: 'Sizes',
  sizesCaption: 'Font sizes',
  at360: 'At 360 px',
  at1280: 'At 1,280 px',
  whatFor: 'What for',
  /** What each size is for. */
  sizeRoles: {
    display: 'The title of the home page.',
    headline: 'The title of a page, or of a section that closes one.',
    heading: 'The heading of a section.',
    title: 'The heading of a card, a group or a panel.',
    lead: 'The sentence under a title, and quotations.',
    body: 'Running text.',
    small: 'Labels, buttons, tables, links in menus.',
    caption: 'Captions, badges, notes.',
  } satisfies Record<keyof typeof vars.size, string>,
  /** What each face is for. */
  faceRoles: { display: 'For headings, and for figures that carry a promise.', text: 'For everything else.' } satisfies Record<keyof typeof vars.font, string>,
  fallback: 'While its file is loading, the text is shown in the next of:',
  numbers: 'Weight, leading, tracking',
  numbersCaption: 'Weight, leading (the height of a line, in font sizes), tracking (between letters, in em)',
  value: 'Value',
};

const fr: typeof en = {
  sizes: 'Tailles',
  sizesCaption: 'Tailles de caractères',
  at360: 'À 360 px',
  at1280: 'À 1 280 px',
  whatFor: 'À quoi elle sert',
  sizeRoles: {
    display: 'Le titre de l’accueil.',
    headline: 'Le titre d’une page, ou d’une section qui en clôt une.',
    heading: 'Le titre d’une section.',
    title: 'Le titre d’une carte, d’un groupe ou d’un panneau.',
    lead: 'La phrase sous un titre, et les citations.',
    body: 'Le texte courant.',
    small: 'Étiquettes, boutons, tableaux, liens des menus.',
    caption: 'Légendes, badges, notes.',
  },
  faceRoles: { display: 'Pour les titres, et les chiffres qui portent une promesse.', text: 'Pour tout le reste.' },
  fallback: 'Pendant que son fichier se charge, le texte s’affiche dans la première disponible de :',
  numbers: 'Graisse, interligne, interlettrage',
  numbersCaption: 'Graisse, interligne (la hauteur d’une ligne, en tailles de caractères), interlettrage (entre les lettres, en em)',
  value: 'Valeur',
};

/** The words of the specimens of type. */
export const typeWords: Readonly<Record<Locale, typeof en>> = { 'en-CA': en, 'fr-CA': fr };
