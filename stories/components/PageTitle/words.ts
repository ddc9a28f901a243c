/** The opening of a page. */
export const words = {
  'en-CA': { title: 'Clean offices by seven in the morning', lead: 'Your crew comes in at night, by a work order that names each room. You read in the morning what was done.' },
  'fr-CA': { title: 'Des bureaux propres à sept heures du matin', lead: 'Votre équipe passe la nuit, avec un bon de travail qui nomme chaque pièce. Le matin, vous lisez ce qui a été fait.' },
};
