/** A search of the blog without results. */
export const words = {
  'en-CA': { title: 'No articles match your current filters.', text: 'Look for a shorter word, or choose one filter fewer.', clear: 'Clear filters' },
  'fr-CA': { title: 'Aucun article ne correspond à vos filtres.', text: 'Cherchez un mot plus court ou retirez un filtre.', clear: 'Effacer les filtres' },
};

/** A list of branches that is loaded. */
export const listingWords = {
  'en-CA': {
    sort: 'Sort by',
    orders: { name: 'Name', reverse: 'Name, from Z to A' },
    loading: 'Loading the branches…',
    busy: 'Loading…',
    count: (shown: number, total: number) => `${shown} of ${total} branches`,
    none: 'There are no branches here yet.',
    failed: 'The branches could not be loaded.',
    retry: 'Try again',
    more: 'Show more branches',
    entries: ['Dorval', 'Lachine', 'Laval', 'Longueuil', 'Montréal'],
  },
  'fr-CA': {
    sort: 'Trier par',
    orders: { name: 'Nom', reverse: 'Nom, de Z à A' },
    loading: 'Chargement des succursales…',
    busy: 'Chargement…',
    count: (shown: number, total: number) => `${shown} succursales sur ${total}`,
    none: 'Il n’y a pas encore de succursale ici.',
    failed: 'Les succursales n’ont pas pu être chargées.',
    retry: 'Réessayer',
    more: 'Afficher plus de succursales',
    entries: ['Dorval', 'Lachine', 'Laval', 'Longueuil', 'Montréal'],
  },
};
