/** What a kind of place says. */
interface Audience {
  title: string;
  description: string;
  focus: string;
}

interface AudienceWords {
  focus: string;
  offices: readonly Audience[];
  buildings: readonly Audience[];
}

/** The office types and the building types of the service pages. */
export const words: Record<'en-CA' | 'fr-CA', AudienceWords> = {
  'en-CA': {
    focus: 'Focus:',
    offices: [
      {
        title: 'Corporate offices',
        description: 'Two hundred desks, nine boardrooms, one kitchen that everybody uses at noon. Done before the first badge is swiped.',
        focus: 'meeting rooms, kitchens, glass partitions',
      },
      {
        title: 'Medical & professional',
        description: 'Clinics, dental offices, law firms. Confidential files stay closed, and each room has cloths of its own colour.',
        focus: 'touch points, contact time, confidentiality',
      },
      {
        title: 'Co-working spaces',
        description: 'A different crowd every day, and a tour at any hour. We come in by day as well, quietly, around the phone booths.',
        focus: 'day porter, washrooms, coffee stations',
      },
    ],
    buildings: [
      {
        title: 'Residential condos',
        description: 'Lobbies, corridors, garbage rooms, the gym on the second floor. Residents know the crew by name.',
        focus: 'winter calcium, elevators, moving days',
      },
      {
        title: 'Mixed-use buildings',
        description: 'Shops below, homes above, one loading dock for all. Each entrance has its own hours.',
        focus: 'shared docks, façade glass, sidewalks',
      },
      {
        title: 'Commercial buildings',
        description: 'Common areas for ten tenants who each look at something else. One log, and all of them can read it.',
        focus: 'lobbies, washrooms, stairwells',
      },
    ],
  },
  'fr-CA': {
    focus: 'Priorités\u00a0:',
    offices: [
      {
        title: 'Sièges sociaux et bureaux',
        description: 'Deux cents postes, neuf salles de réunion, une cuisine que tout le monde prend d’assaut à midi. Tout est prêt avant la première carte d’accès.',
        focus: 'salles de réunion, cuisines, cloisons vitrées',
      },
      {
        title: 'Cliniques et cabinets',
        description: 'Cliniques médicales et dentaires, cabinets d’avocats. Les dossiers restent fermés, et chaque pièce a ses chiffons, d’une couleur à elle.',
        focus: 'points de contact, temps de contact, confidentialité',
      },
      {
        title: 'Espaces de travail partagés',
        description: 'Du monde différent chaque jour, des visites à toute heure. Nous passons aussi le jour, sans bruit, entre les cabines téléphoniques.',
        focus: 'service de jour, toilettes, coins café',
      },
    ],
    buildings: [
      {
        title: 'Copropriétés résidentielles',
        description: 'Halls, corridors, salles à déchets, le gym du deuxième. Les résidents connaissent chaque membre de l’équipe par son prénom.',
        focus: 'calcium d’hiver, ascenseurs, déménagements',
      },
      {
        title: 'Immeubles à usage mixte',
        description: 'Des commerces en bas, des logements en haut, un seul quai pour tous. Chaque entrée a son horaire.',
        focus: 'quais partagés, vitrines, trottoirs',
      },
      {
        title: 'Immeubles commerciaux',
        description: 'Des aires communes pour dix locataires qui ne regardent jamais la même chose. Un seul registre, que tous peuvent lire.',
        focus: 'halls, toilettes, cages d’escalier',
      },
    ],
  },
};
