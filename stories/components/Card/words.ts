/** The words of the stories. */
export const words = {
  'en-CA': {
    badge: 'New',
    link: 'Book a walk-through',
    cards: [
      { href: '#plateau', title: 'Plateau office tower', text: 'Twelve floors, two lobbies, one team of six who have the keys.', footer: 'Every night' },
      { href: '#laval', title: 'Laval warehouse', text: 'Dust off the racks, scrub the aisles, and leave the forklifts room.', footer: 'Twice a week' },
      { href: '#longueuil', title: 'Longueuil condominium', text: 'Halls, stairs and garage, with a note to the board after each visit.', footer: 'Every Friday' },
    ],
  },
  'fr-CA': {
    badge: 'Nouveau',
    link: 'Réserver une visite des lieux',
    cards: [
      { href: '#plateau', title: 'Tour de bureaux, Plateau', text: 'Douze étages, deux halls, une équipe de six qui a les clés.', footer: 'Chaque nuit' },
      { href: '#laval', title: 'Entrepôt à Laval', text: 'Épousseter les palettiers, récurer les allées, laisser passer les chariots.', footer: 'Deux fois par semaine' },
      { href: '#longueuil', title: 'Copropriété à Longueuil', text: 'Couloirs, escaliers et garage, avec une note au conseil après chaque visite.', footer: 'Chaque vendredi' },
    ],
  },
};
