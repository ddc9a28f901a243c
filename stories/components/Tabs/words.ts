/** The words of the stories. */
export const words = {
  'en-CA': {
    name: 'What a visit includes',
    parts: { office: 'Offices', lobby: 'Lobbies and halls', garage: 'Garage' },
    texts: {
      office: 'Desks wiped, bins emptied, floors vacuumed. Kitchens and washrooms are disinfected.',
      lobby: 'Glass doors without a fingerprint, floors washed, mailboxes and handrails wiped.',
      garage: 'Swept each month, washed under pressure each spring, once the salt is gone.',
    },
  },
  'fr-CA': {
    name: 'Ce que comprend une visite',
    parts: { office: 'Bureaux', lobby: 'Halls et couloirs', garage: 'Stationnement' },
    texts: {
      office: 'Bureaux essuyés, corbeilles vidées, planchers passés à l’aspirateur. Cuisines et toilettes sont désinfectées.',
      lobby: 'Portes vitrées sans une trace de doigt, planchers lavés, boîtes aux lettres et mains courantes essuyées.',
      garage: 'Balayé chaque mois, lavé à pression chaque printemps, une fois le sel parti.',
    },
  },
};
