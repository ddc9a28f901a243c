/** The texts of a blog's pagination; `page` is followed by a number. */
export const words = {
  'en-CA': { navigation: 'Pages of articles', previous: 'Previous', next: 'Next', page: 'Page' },
  'fr-CA': { navigation: 'Pages d’articles', previous: 'Précédente', next: 'Suivante', page: 'Page' },
};
