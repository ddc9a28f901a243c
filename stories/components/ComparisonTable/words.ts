interface ComparisonWords {
  caption: string;
  /** The two that are compared: a name, and what it means. */
  columns: readonly [first: readonly [name: string, note: string], second: readonly [name: string, note: string]];
  /** Each point, and what is true of the one and of the other. */
  rows: readonly (readonly [id: string, heading: string, first: string, second: string])[];
}

/** Two ways to keep a floor, in both languages. */
export const words: Record<'en-CA' | 'fr-CA', ComparisonWords> = {
  'en-CA': {
    caption: 'A vinyl floor of 5,000 sq\u00a0ft, waxed or left bare',
    columns: [
      ['Bare', 'washed and burnished'],
      ['Waxed', 'four coats of finish'],
    ],
    rows: [
      ['week', 'Each week', 'An auto-scrubber, then the burnisher.', 'An auto-scrubber with a neutral detergent.'],
      ['year', 'Each year', 'A deep scrub with a brush.', 'The finish is stripped and laid again, in one night.'],
      ['calcium', 'Calcium', 'It scratches the vinyl itself.', 'It scratches the finish, which is renewed.'],
      ['cost', 'Cost', 'Lower at first; the floor wears sooner.', 'Higher each year; the floor lasts longer.'],
    ],
  },
  'fr-CA': {
    caption: 'Un plancher de vinyle de 5\u00a0000\u00a0pi², ciré ou laissé nu',
    columns: [
      ['Nu', 'lavé et poli'],
      ['Ciré', 'quatre couches de fini'],
    ],
    rows: [
      ['week', 'Chaque semaine', 'L’autorécureuse, puis la polisseuse.', 'L’autorécureuse avec un détergent neutre.'],
      ['year', 'Chaque année', 'Un récurage en profondeur, à la brosse.', 'Le fini est décapé et refait, en une nuit.'],
      ['calcium', 'Calcium', 'Il raye le vinyle lui-même.', 'Il raye le fini, que l’on renouvelle.'],
      ['cost', 'Coût', 'Moindre au début; le plancher s’use plus vite.', 'Plus élevé chaque année; le plancher dure plus longtemps.'],
    ],
  },
};
