/** An author, in both languages. */
export const words = {
  'en-CA': { name: 'Nadia Benkirane', role: 'Quality supervisor, west of downtown', contact: 'Contact Nadia' },
  'fr-CA': { name: 'Nadia Benkirane', role: 'Responsable de la qualité, à l’ouest du centre-ville', contact: 'Écrire à Nadia' },
};
