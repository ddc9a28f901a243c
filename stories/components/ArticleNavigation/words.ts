/** The labels of the links to an article’s neighbours. */
export const words = {
  'en-CA': { label: 'More articles', previous: 'Previous article', next: 'Next article' },
  'fr-CA': { label: 'Autres articles', previous: 'Article précédent', next: 'Article suivant' },
};
