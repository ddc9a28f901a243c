/** The words of the stories. */
export const words = {
  'en-CA': { title: 'We answer within one working day', sizes: { display: 'Spotless by morning', headline: 'What we clean at night', heading: 'Three visits a week', title: 'Kitchens and washrooms', lead: 'Supplies are included', body: 'Before the first visit' } },
  'fr-CA': { title: 'Nous répondons en un jour ouvrable', sizes: { display: 'Impeccable au matin', headline: 'Ce que nous nettoyons la nuit', heading: 'Trois visites par semaine', title: 'Cuisines et toilettes', lead: 'Les fournitures sont comprises', body: 'Avant la première visite' } },
};
