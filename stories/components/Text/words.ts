/** The words of the stories. */
export const words = {
  'en-CA': { text: 'The same two people come each time, and a supervisor walks the site once a month.', note: 'Prices exclude taxes and are valid for 30 days.' },
  'fr-CA': { text: 'Les deux mêmes personnes viennent chaque fois, et une superviseure fait le tour des lieux une fois par mois.', note: 'Les prix s’entendent hors taxes et valent 30 jours.' },
};
