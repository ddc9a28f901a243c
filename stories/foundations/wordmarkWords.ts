import type { Locale } from '../../site/i18n/locale.ts';

const en = {
  measures: 'Measures',
  grid: 'The mark’s grid',
  gridMeasure: (units: string) => `${units} by ${units} units`,
  bar: 'A bar of its frame',
  pane: 'A pane',
  units: (units: string) => `${units} units`,
  mark: 'The mark beside the name',
  markMeasure: (em: string) => `${em} em of the name`,
  gap: 'From the mark to the name',
  descriptor: 'The descriptor',
  descriptorMeasure: (em: string, leading: string) => `${em} em, its lines ${leading} apart`,
  clearSpace: (room: string, grid: string, gap: string) => `A pane of the mark with its bar, ${room} units of ${grid}: as wide as the gap between mark and name, ${gap} em.`,
  large: 'As large as is wanted',
  usual: 'At the head of a page, 26 px: its own size',
  least: (px: string) => `The minimum: ${px} px. A unit of the grid is then about one pixel, a bar two`,
  alone: 'Alone, where the page says the rest',
  withDescriptor: { 'en-CA': 'With the descriptor, in English', 'fr-CA': 'With the descriptor, in French' },
  tabs: 'tabs, bookmarks',
  maskable: 'home screens that cut it to any shape',
  homeScreens: 'home screens',
  icon: (size: string, words: string, unit: string) => `${size} px: ${words}; ${unit} px to a unit`,
};

const fr: typeof en = {
  measures: 'Mesures',
  grid: 'La grille du symbole',
  gridMeasure: (units) => `${units} unités sur ${units}`,
  bar: 'Une barre de son cadre',
  pane: 'Un carreau',
  units: (units) => `${units}\u00a0unités`,
  mark: 'Le symbole à côté du nom',
  markMeasure: (em) => `${em}\u00a0em du nom`,
  gap: 'Du symbole au nom',
  descriptor: 'Le descripteur',
  descriptorMeasure: (em, leading) => `${em}\u00a0em, interligne de ${leading}`,
  clearSpace: (room, grid, gap) => `Un carreau du symbole avec sa barre, ${room}\u00a0unités sur ${grid}\u00a0: aussi large que l’espace entre le symbole et le nom, ${gap}\u00a0em.`,
  large: 'Aussi grand que l’on veut',
  usual: 'En tête de page, 26 px : sa propre taille',
  least: (px) => `Le minimum\u00a0: ${px}\u00a0px. Une unité de la grille fait alors environ un pixel, une barre deux`,
  alone: 'Seul, là où la page dit le reste',
  withDescriptor: { 'en-CA': 'Avec le descripteur, en anglais', 'fr-CA': 'Avec le descripteur, en français' },
  tabs: 'onglets, favoris',
  maskable: 'écrans d’accueil qui le découpent à toute forme',
  homeScreens: 'écrans d’accueil',
  icon: (size, words, unit) => `${size}\u00a0px\u00a0: ${words}; ${unit}\u00a0px par unité`,
};

/** The words of the specimens of the wordmark. */
export const wordmarkWords: Readonly<Record<Locale, typeof en>> = { 'en-CA': en, 'fr-CA': fr };
