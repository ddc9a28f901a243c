interface OfficeWords {
  title: string;
  points: readonly (readonly [name: string, often: string])[];
}

/** The eleven of the office page, each with how often. */
export const words: Record<'en-CA' | 'fr-CA', OfficeWords> = {
  'en-CA': {
    title: 'On every office checklist',
    points: [
      ['Workstations and screens', 'each visit'],
      ['Kitchens and appliances', 'each visit'],
      ['Washrooms, stocked', 'each visit'],
      ['Boardrooms reset', 'each visit'],
      ['Bins, recycling, compost', 'each visit'],
      ['Reception and entrance', 'each visit'],
      ['High-touch points', 'each visit'],
      ['Carpets vacuumed, edges too', 'weekly'],
      ['Hard floors washed', 'weekly'],
      ['Interior glass', 'monthly'],
      ['Vents, blinds, baseboards', 'quarterly'],
    ],
  },
  'fr-CA': {
    title: 'À chaque bureau, la même liste',
    points: [
      ['Postes de travail et écrans', 'chaque fois'],
      ['Cuisines, électroménagers', 'chaque fois'],
      ['Toilettes regarnies', 'chaque fois'],
      ['Salles de réunion replacées', 'chaque fois'],
      ['Déchets, recyclage, compost', 'chaque fois'],
      ['Accueil et entrée', 'chaque fois'],
      ['Points de contact', 'chaque fois'],
      ['Tapis aspirés, bords compris', 'chaque semaine'],
      ['Planchers durs lavés', 'chaque semaine'],
      ['Vitres intérieures', 'chaque mois'],
      ['Bouches d’aération, stores, plinthes', '4 fois l’an'],
    ],
  },
};
