/** The texts around the title of an article. */
export const words = {
  'en-CA': { back: 'All articles', here: 'You are here', home: 'Home', blog: 'Blog', facts: 'About this article', day: 'December 11, 2024', minutes: '6-minute read', by: 'By Nadia Benkirane', alt: 'A warehouse aisle. A scrubber leaves a clean stripe behind it.' },
  'fr-CA': { back: 'Tous les articles', here: 'Vous êtes ici', home: 'Accueil', blog: 'Blogue', facts: 'À propos de cet article', day: '11\u00a0décembre 2024', minutes: '6\u00a0minutes de lecture', by: 'Par Nadia Benkirane', alt: 'Une allée d’entrepôt. Une autorécureuse laisse derrière elle une bande propre.' },
};
