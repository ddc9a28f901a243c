import type { Locale } from '../../site/i18n/locale.ts';

const en = {
  construction: 'Two weights, two planes',
  edge: 'Edge',
  edgeText: 'The outline of a thing. The theme’s edge at every size: 2 px, 3 px in contrast. The panes around it have the same line.',
  mullion: 'Mullion',
  mullionText: 'The line that divides a thing. The theme’s hairline: 1 px, 2 px in contrast; 6 units or more from the next line.',
  glass: 'Glass',
  glassText: 'Panes, and surfaces that have been cleaned. Lines may cross it.',
  sun: 'Sun',
  sunText: 'The sign of the crew: its tool, its key, its lamp. One in each pictogram; nothing is drawn over it.',
  which: 'Pictogram, icon or room',
  pictogram: 'Pictogram',
  pictogramText: 'Shows what we do or why, beside a title that says it in words: 32 px beside a line, 48 px with a title, 96 px alone.',
  icon: 'Icon',
  iconText: 'Shows what a control does: on a button, in a field, in a menu. 20 and 24 px, one weight.',
  room: 'Room',
  roomText: 'Shows the work and the people: one in a large pane, 208 × 152 units, from 180 px wide.',
};

const fr: typeof en = {
  construction: 'Deux épaisseurs, deux aplats',
  edge: 'Contour',
  edgeText: 'Le tour d’une chose. Le « edge » du thème à toutes les tailles : 2 px, 3 px dans contrast. Les cases autour ont le même trait.',
  mullion: 'Meneau',
  mullionText: 'Le trait qui divise une chose. Le « hairline » du thème : 1 px, 2 px dans contrast; à 6 unités ou plus du trait suivant.',
  glass: 'Verre',
  glassText: 'Les vitres, et les surfaces qui ont été nettoyées. Des traits peuvent le traverser.',
  sun: 'Soleil',
  sunText: 'Le signe de l’équipe : son outil, sa clé, sa lampe. Un seul par pictogramme; rien n’est dessiné par-dessus.',
  which: 'Pictogramme, icône ou pièce',
  pictogram: 'Pictogramme',
  pictogramText: 'Montre ce que nous faisons ou pourquoi, près d’un titre qui le dit en mots : 32 px près d’une ligne, 48 px avec un titre, 96 px seul.',
  icon: 'Icône',
  iconText: 'Montre ce que fait un contrôle : sur un bouton, dans un champ, dans un menu. 20 et 24 px, une seule épaisseur.',
  room: 'Pièce',
  roomText: 'Montre le travail et les gens : une seule dans une grande case, 208 × 152 unités, dès 180 px de large.',
};

/** The words beside the construction of a pictogram. */
export const pictogramWords: Readonly<Record<Locale, typeof en>> = { 'en-CA': en, 'fr-CA': fr };
