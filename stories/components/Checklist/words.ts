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
    title: 'Sur la liste de chaque bureau',
    points: [
      ['Postes de travail et écrans', 'chaque passage'],
      ['Cuisines, électroménagers', 'chaque passage'],
      ['Salles de toilettes regarnies', 'chaque passage'],
      ['Salles de réunion replacées', 'chaque passage'],
      ['Déchets, recyclage, compost', 'chaque passage'],
      ['Accueil et entrée', 'chaque passage'],
      ['Points de contact', 'chaque passage'],
      ['Tapis aspirés, bords compris', 'chaque semaine'],
      ['Planchers durs lavés', 'chaque semaine'],
      ['Vitres intérieures', 'chaque mois'],
      ['Bouches d’aération, stores, plinthes', '4 fois l’an'],
    ],
  },
};
