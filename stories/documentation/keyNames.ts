/** The keys of the keyboard tables, and their names on a French keyboard. */
export const frenchKeyNames = {
  Tab: 'Tab',
  'Shift + Tab': 'Maj + Tab',
  Enter: 'Entrée',
  Space: 'Espace',
  Escape: 'Échap',
  'Arrow Up': 'Flèche vers le haut',
  'Arrow Down': 'Flèche vers le bas',
  'Arrow Left': 'Flèche vers la gauche',
  'Arrow Right': 'Flèche vers la droite',
  Home: 'Début',
  End: 'Fin',
  Digits: 'Chiffres',
  Characters: 'Caractères',
} as const;

/** A key as an English keyboard names it. */
export type KeyName = keyof typeof frenchKeyNames;
