/** The words of the stories. */
export const words = {
  'en-CA': {
    open: 'Cancel the visit',
    title: 'Cancel Friday’s visit?',
    description: 'The team will not come on Friday. The next visit stays on Tuesday.',
    confirm: 'Cancel the visit',
    keep: 'Keep it',
    close: 'Close',
    done: 'Friday’s visit is cancelled.',
    termsOpen: 'Read the terms',
    termsTitle: 'Terms of the visit',
    terms: ['Someone opens the door, or we have the key.', 'The alarm code is valid on the day of the visit.', 'Floors are free of cables and boxes.', 'Pets wait in another room.', 'What is fragile is named before we begin.', 'A visit that we cancel is made up within two working days.', 'A visit that you cancel before noon of the day before costs nothing.', 'After that, half of its price is due.', 'Supplies stay on site, in a locked cupboard.', 'Breakage is reported on the same day.', 'Photos are taken only to show our work.', 'Questions go to the supervisor, whose number is on the door.'],
  },
  'fr-CA': {
    open: 'Annuler la visite',
    title: 'Annuler la visite de vendredi?',
    description: 'L’équipe ne viendra pas vendredi. La visite suivante reste fixée à mardi.',
    confirm: 'Annuler la visite',
    keep: 'La garder',
    close: 'Fermer',
    done: 'La visite de vendredi est annulée.',
    termsOpen: 'Lire les conditions',
    termsTitle: 'Conditions de la visite',
    terms: ['Quelqu’un ouvre la porte, ou nous avons la clé.', 'Le code d’alarme est valide le jour de la visite.', 'Les planchers sont libres de câbles et de boîtes.', 'Les animaux attendent dans une autre pièce.', 'Ce qui est fragile est signalé avant que nous commencions.', 'Une visite que nous annulons est reprise en deux jours ouvrables.', 'Une visite que vous annulez la veille avant midi ne coûte rien.', 'Ensuite, la moitié de son prix est due.', 'Les produits restent sur place, dans une armoire fermée à clé.', 'Tout bris est signalé le jour même.', 'Des photos ne sont prises que pour montrer notre travail.', 'Les questions vont à la superviseure, dont le numéro est sur la porte.'],
  },
};
