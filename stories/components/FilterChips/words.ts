/** The words of the stories, in both languages. */
export const words = {
  'en-CA': {
    category: 'Category',
    tag: 'Topic',
    active: 'Active filters',
    none: 'None',
    clear: 'Clear all',
    remove: (name: string) => `Remove the filter ${name}`,
    search: 'Search the articles',
    labels: { submit: 'Search', clear: 'Clear the search' },
    count: (count: number, total: number) => `${count} ${count === 1 ? 'article' : 'articles'} of ${total}`,
  },
  'fr-CA': {
    category: 'Catégorie',
    tag: 'Sujet',
    active: 'Filtres actifs',
    none: 'Aucun',
    clear: 'Tout effacer',
    remove: (name: string) => `Retirer le filtre ${name}`,
    search: 'Rechercher dans les articles',
    labels: { submit: 'Rechercher', clear: 'Effacer la recherche' },
    count: (count: number, total: number) => `${count} ${count < 2 ? 'article' : 'articles'} sur ${total}`,
  },
};
