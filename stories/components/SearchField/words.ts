import type { SearchFieldLabels } from '@uno/ui/SearchField';

/** The words of the stories, in both languages. */
export const words = {
  'en-CA': {
    label: 'Search the articles',
    query: 'calcium',
    labels: { submit: 'Search', clear: 'Clear the search' } satisfies SearchFieldLabels,
  },
  'fr-CA': {
    label: 'Rechercher dans les articles',
    query: 'calcium',
    labels: { submit: 'Rechercher', clear: 'Effacer la recherche' } satisfies SearchFieldLabels,
  },
};
