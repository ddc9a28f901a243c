/** A search of the blog without results. */
export const words = {
  'en-CA': { title: 'No articles match your current filters.', text: 'Look for a shorter word, or choose one filter fewer.', clear: 'Clear filters' },
  'fr-CA': { title: 'Aucun article ne correspond à vos filtres.', text: 'Cherchez un mot plus court ou retirez un filtre.', clear: 'Effacer les filtres' },
};
