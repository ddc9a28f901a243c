/** The four benefits of the office page, each with what its plate says. */
export const words: Record<'en-CA' | 'fr-CA', readonly (readonly [badge: string, title: string, text: string])[]> = {
  'en-CA': [
    ['1', 'The same crew, every visit', 'In-house, bonded and vetted. They know which boardroom runs late and which alarm is touchy.'],
    ['2\u00a0h', 'An answer within two hours', 'A spill at 3 PM, a visitor at 5: a service request gets a person, not a ticket number.'],
    ['24\u00a0h', 'Done again, free', 'If something was missed, the crew is back within 24 hours. You pay nothing for the second visit.'],
    ['ECO', 'Certified products on request', 'Eco-certified, fragrance-free, with the safety data sheets in your portal.'],
  ],
  'fr-CA': [
    ['1', 'La même équipe, chaque fois', 'Des employés à nous, cautionnés, aux antécédents vérifiés. Ils savent quelle salle finit tard et quelle alarme est capricieuse.'],
    ['2\u00a0h', 'Une réponse en moins de deux heures', 'Un dégât à 15\u00a0h, de la visite à 17\u00a0h\u00a0: c’est une personne qui vous répond, pas un numéro de dossier.'],
    ['24\u00a0h', 'Repris sans frais', 'Si quelque chose a été oublié, l’équipe revient dans les 24 heures. Le deuxième passage ne vous coûte rien.'],
    ['ÉCO', 'Des produits certifiés sur demande', 'Écocertifiés, sans parfum, avec les fiches de données de sécurité dans votre portail.'],
  ],
};
