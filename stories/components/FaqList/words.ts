/** A question, and its answer. */
type Pair = readonly [question: string, answer: string];

export const words: Record<'en-CA' | 'fr-CA', readonly [Pair, Pair, Pair, Pair, Pair]> = {
  'en-CA': [
    ['When does the crew come?', 'They come after your people leave, most often between 6 and 11\u00a0PM. We also come by day, where a clinic or a lobby wants somebody on the floor at noon.'],
    ['Do you bring products and machines?', 'Yes, all of them. Eco-certified products are used on request, and a safety data sheet for each one stays in your janitor’s closet.'],
    ['Who has our keys?', 'They are with your supervisor and the person who leads the crew. Everyone on our crews is vetted and bonded.'],
    ['What if something was missed?', 'Write it in the portal or call. We come back within 24\u00a0hours, at no\u00a0charge.'],
    ['Do we have to sign for a year?', 'No. There is no long-term contract; the proposal says how much notice either of us gives.'],
  ],
  'fr-CA': [
    ['Quand l’équipe vient-elle?', 'Elle vient après le départ de vos gens, le plus souvent entre 18\u00a0h et 23\u00a0h. Nous venons aussi de jour, là où une clinique ou un hall veut quelqu’un sur place à midi.'],
    ['Fournissez-vous les produits et les machines?', 'Oui, tous. Les produits écocertifiés sont employés sur demande, et la fiche de données de sécurité de chacun reste dans votre local d’entretien.'],
    ['Qui a nos clés?', 'Elles sont confiées à votre responsable et à la personne qui dirige l’équipe. Nos équipes sont cautionnées, et leurs antécédents sont vérifiés.'],
    ['Et si quelque chose a été oublié?', 'Écrivez-le dans le portail ou appelez-nous. Nous revenons dans les 24\u00a0heures, sans frais.'],
    ['Faut-il signer pour un an?', 'Non. Aucun contrat à long terme n’est exigé; la soumission précise le préavis que chacun doit donner.'],
  ],
};
