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
        description: 'We clean desks, boardrooms and the kitchen that everybody uses at noon, before the first badge is swiped.',
        focus: 'meeting rooms, kitchens, glass partitions',
      },
      {
        title: 'Medical & professional',
        description: 'In clinics, dental offices and law firms, files stay closed, and each room has cloths of its own colour.',
        focus: 'touch points, contact time, confidentiality',
      },
      {
        title: 'Co-working spaces',
        description: 'The crowd changes every day. We come in by day as well, quietly, around the phone booths.',
        focus: 'day porter, washrooms, coffee stations',
      },
    ],
    buildings: [
      {
        title: 'Residential condos',
        description: 'We clean lobbies, corridors, garbage rooms and the gym on the second floor.',
        focus: 'winter calcium, elevators, moving days',
      },
      {
        title: 'Mixed-use buildings',
        description: 'Shops and homes share one loading dock, and each entrance has its own hours.',
        focus: 'shared docks, façade glass, sidewalks',
      },
      {
        title: 'Commercial buildings',
        description: 'Ten tenants share the common areas, and all of them can read the same log.',
        focus: 'lobbies, washrooms, stairwells',
      },
    ],
  },
  'fr-CA': {
    focus: 'Priorités\u00a0:',
    offices: [
      {
        title: 'Sièges sociaux et bureaux',
        description: 'Nous nettoyons les postes, les salles de réunion et la cuisine que tout le monde prend d’assaut à midi, avant la première carte d’accès.',
        focus: 'salles de réunion, cuisines, cloisons vitrées',
      },
      {
        title: 'Cliniques et cabinets',
        description: 'Dans les cliniques, les cabinets dentaires et les cabinets d’avocats, les dossiers restent fermés, et chaque pièce a ses chiffons, d’une couleur à elle.',
        focus: 'points de contact, temps de contact, confidentialité',
      },
      {
        title: 'Espaces de travail partagés',
        description: 'Le monde change chaque jour. Nous passons aussi le jour, sans bruit, entre les cabines téléphoniques.',
        focus: 'service de jour, salles de toilettes, coins café',
      },
    ],
    buildings: [
      {
        title: 'Copropriétés résidentielles',
        description: 'Nous nettoyons les halls, les corridors, les locaux à déchets et le gym du deuxième.',
        focus: 'calcium d’hiver, ascenseurs, déménagements',
      },
      {
        title: 'Immeubles à usage mixte',
        description: 'Commerces et logements partagent un seul quai, et chaque entrée a son horaire.',
        focus: 'quais partagés, vitrines, trottoirs',
      },
      {
        title: 'Immeubles commerciaux',
        description: 'Dix locataires partagent les aires communes, et tous peuvent lire le même registre.',
        focus: 'halls, salles de toilettes, cages d’escalier',
      },
    ],
  },
};
