/** A service at length, as the Services overview has it. */
interface Service {
  id: 'office' | 'building' | 'warehouse' | 'postConstruction' | 'addOns' | 'ducts';
  title: string;
  description: string;
  features: readonly string[];
  challenge: string;
  eco: string;
  /** What “learn more” is about, for those who hear the link alone. */
  about: string;
}

interface ServiceWords {
  features: string;
  challenge: string;
  eco: string;
  more: string;
  services: readonly Service[];
}

/** The six services of the overview, in both languages. */
export const words: Record<'en-CA' | 'fr-CA', ServiceWords> = {
  'en-CA': {
    features: 'What is included',
    challenge: 'The hard part',
    eco: 'Eco note',
    more: 'Learn more',
    services: [
      {
        id: 'office',
        title: 'Office & corporate',
        description: 'The crew cleans desks, kitchens and washrooms, and empties the bins, by day or after hours.',
        features: ['Workstations and screens', 'Kitchens and washrooms', 'Boardrooms reset', 'High-touch disinfection', 'Carpets and hard floors', 'Interior glass'],
        challenge: 'In a hybrid week Tuesday is full and Friday is empty, and the same hours no longer suit both.',
        eco: 'Microfibre and water take care of most desks; certified products do the rest.',
        about: 'about office cleaning',
      },
      {
        id: 'building',
        title: 'Building & condo',
        description: 'We clean lobbies, elevators and garbage rooms. From December we take calcium off the tile at every visit; after the July\u00a01 moves we wash the stairwells.',
        features: ['Lobbies and entrances', 'Elevators, rails included', 'Corridors and stairwells', 'Garbage and recycling rooms', 'Mail rooms and gyms', 'Garage sweeping in spring'],
        challenge: 'From December to April, what melts in the lobby at six is dry and white by seven.',
        eco: 'Long mats at each door keep most salt, and most product, out of the mop water.',
        about: 'about building and condo cleaning',
      },
      {
        id: 'warehouse',
        title: 'Warehouse & industrial',
        description: 'We sweep the docks and scrub the aisles around your shifts. The crew follows your safety rules and your GMP, ISO or CFIA requirements.',
        features: ['Aisles scrubbed, lines legible', 'Docks and levellers', 'Dust from racks and beams', 'Break rooms and lockers', 'Spill response', 'Records for audits'],
        challenge: 'The line can’t stop, so we clean around it in the twenty minutes between two shifts.',
        eco: 'Ride-on scrubbers recycle their water, so a third of a bucket does for an aisle.',
        about: 'about warehouse and industrial cleaning',
      },
      {
        id: 'postConstruction',
        title: 'Post-construction',
        description: 'In commercial spaces, we do the rough clean, the detail clean and the final touch-up, down to the window tracks.',
        features: ['Debris and rough sweep', 'Dust from ceilings to baseboards', 'Film and labels off the glass', 'Fixtures and cabinets, inside too', 'Floors protected, then finished', 'Touch-up on handover day'],
        challenge: 'Gypsum dust settles for three days, so what is clean on Monday is white on Tuesday.',
        eco: 'HEPA vacuums keep the fine dust out of the new ducts.',
        about: 'about post-construction cleaning',
      },
      {
        id: 'addOns',
        title: 'Specialized add-ons',
        description: 'Add carpet, window, floor or upholstery cleaning, pressure washing or disinfection to a regular visit, or book it on its own.',
        features: ['Carpets, hot-water extraction', 'Windows inside and out', 'Stripping and waxing', 'Upholstery', 'Pressure washing', 'Move-in and move-out'],
        challenge: 'Floors must be dry and rooms empty on the one night you can spare.',
        eco: 'Low-moisture extraction dries in four hours and uses half the water.',
        about: 'about specialized add-ons',
      },
      {
        id: 'ducts',
        title: 'Duct & ventilation',
        description: 'We clean supply and return ducts, diffusers and air handlers with a partner company, under our supervision.',
        features: ['Camera inspection', 'Source removal, not fogging', 'Diffusers and grilles', 'Coils and drain pans', 'Filters replaced', 'Before-and-after photos'],
        challenge: 'Nobody sees the inside of a duct. The photos are the proof, and you keep them.',
        eco: 'A clean coil moves the same air for less power. Every two to three years is enough.',
        about: 'about duct and ventilation cleaning',
      },
    ],
  },
  'fr-CA': {
    features: 'Ce qui est compris',
    challenge: 'La difficulté',
    eco: 'Côté environnement',
    more: 'En savoir plus',
    services: [
      {
        id: 'office',
        title: 'Bureaux',
        description: 'L’équipe nettoie les postes de travail, les cuisinettes et les salles de toilettes, et vide les corbeilles, de jour ou\u00a0de\u00a0soir.',
        features: ['Postes de travail et écrans', 'Cuisines et salles de toilettes', 'Salles de réunion replacées', 'Points de contact désinfectés', 'Tapis et planchers durs', 'Vitres intérieures'],
        challenge: 'En mode hybride, le mardi est plein, le vendredi est vide, et les mêmes heures ne conviennent plus aux deux.',
        eco: 'La microfibre et l’eau suffisent à la plupart des bureaux; des produits certifiés font le reste.',
        about: 'sur l’entretien de bureaux',
      },
      {
        id: 'building',
        title: 'Immeubles et copropriétés',
        description: 'Nous nettoyons les halls, les ascenseurs et les locaux à déchets. Dès décembre, nous enlevons le calcium à chaque passage; après les déménagements du 1er\u00a0juillet, nous lavons les cages d’escalier.',
        features: ['Halls et entrées', 'Ascenseurs, rails compris', 'Corridors et cages d’escalier', 'Locaux à déchets et à recyclage', 'Salles de courrier et gyms', 'Balayage du garage au printemps'],
        challenge: 'De décembre à avril, ce qui fond dans le hall à 18\u00a0h est sec et blanc à 19\u00a0h.',
        eco: 'De longs tapis à chaque porte retiennent presque tout le sel, et épargnent autant de produit.',
        about: 'sur l’entretien d’immeubles et de copropriétés',
      },
      {
        id: 'warehouse',
        title: 'Entrepôts et usines',
        description: 'Nous balayons les quais et récurons les allées selon vos quarts. L’équipe respecte vos règles de sécurité et vos exigences BPF, ISO\u00a0ou\u00a0ACIA.',
        features: ['Allées récurées, lignes lisibles', 'Quais et niveleurs', 'Poussière des palettiers et poutres', 'Salles de pause et vestiaires', 'Intervention en cas de déversement', 'Registres pour les audits'],
        challenge: 'La ligne ne peut pas s’arrêter, et nous nettoyons autour dans les vingt minutes entre deux quarts.',
        eco: 'Nos autorécureuses recyclent leur eau, et le tiers d’un seau suffit pour une allée.',
        about: 'sur le nettoyage d’entrepôts et d’usines',
      },
      {
        id: 'postConstruction',
        title: 'Après construction',
        description: 'Dans les locaux commerciaux, nous faisons le gros nettoyage, le nettoyage de détail et les retouches finales, jusqu’aux rails de fenêtre.',
        features: ['Débris et premier balayage', 'Poussière, du plafond aux plinthes', 'Pellicules et étiquettes des vitres', 'Armoires et accessoires, dedans aussi', 'Planchers protégés, puis finis', 'Retouches le jour de la remise'],
        challenge: 'La poussière de gypse retombe pendant trois jours, et ce qui est propre le lundi est blanc le mardi.',
        eco: 'Des aspirateurs HEPA empêchent la poussière fine d’entrer dans les conduits neufs.',
        about: 'sur le nettoyage après construction',
      },
      {
        id: 'addOns',
        title: 'Services spécialisés',
        description: 'Ajoutez à un passage régulier le nettoyage des tapis, des vitres, des planchers ou des meubles rembourrés, le lavage à pression ou la désinfection. Vous pouvez aussi les réserver à\u00a0part.',
        features: ['Tapis, extraction à l’eau chaude', 'Vitres, dedans et dehors', 'Décapage et cirage', 'Meubles rembourrés', 'Lavage à pression', 'Emménagement, déménagement'],
        challenge: 'Les planchers doivent sécher et les pièces être vides la seule nuit où vous le pouvez.',
        eco: 'L’extraction à faible humidité sèche en quatre heures, avec deux fois moins d’eau.',
        about: 'sur les services spécialisés',
      },
      {
        id: 'ducts',
        title: 'Conduits et ventilation',
        description: 'Nous nettoyons conduits d’alimentation et de retour, diffuseurs et appareils de traitement d’air avec une entreprise partenaire, sous notre supervision.',
        features: ['Inspection par caméra', 'Retrait à la source, sans brumisation', 'Diffuseurs et grilles', 'Serpentins et bacs de condensat', 'Filtres remplacés', 'Photos avant et après'],
        challenge: 'Personne ne voit l’intérieur d’un conduit. Les photos sont la preuve, et elles sont à vous.',
        eco: 'Un serpentin propre déplace le même air avec moins d’énergie. Un nettoyage tous les deux ou trois ans suffit.',
        about: 'sur le nettoyage de conduits et de ventilation',
      },
    ],
  },
};
