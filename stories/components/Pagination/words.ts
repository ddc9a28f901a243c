/** What a blog's pagination says; `page` stands before a number. */
export const words = {
  'en-CA': { navigation: 'Pages of articles', previous: 'Previous', next: 'Next', page: 'Page' },
  'fr-CA': { navigation: 'Pages d’articles', previous: 'Précédente', next: 'Suivante', page: 'Page' },
};
