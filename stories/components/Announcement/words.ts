/** A company's announcements. */
export const words = {
  'en-CA': {
    name: 'Notice',
    holiday: 'Our office is closed on July\u00a01. Crews clean as scheduled, and the emergency line answers at any hour.',
    storm: 'Freezing rain is forecast for Tuesday. Night crews may start up to two hours late; the emergency line answers at any hour.',
    link: 'How to reach us',
  },
  'fr-CA': {
    name: 'Avis',
    holiday: 'Notre bureau est fermé le 1er\u00a0juillet. Les équipes passent comme prévu, et la ligne d’urgence répond à toute heure.',
    storm: 'Du verglas est annoncé mardi. Les équipes de nuit pourraient commencer avec deux heures de retard; la ligne d’urgence répond à toute heure.',
    link: 'Comment nous joindre',
  },
};
