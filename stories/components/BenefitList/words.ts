/** The four benefits of the office page, each with its mark. */
export const words: Record<'en-CA' | 'fr-CA', readonly (readonly [mark: string, title: string, text: string])[]> = {
  'en-CA': [
    ['1', 'One crew for your offices', 'It is in-house, bonded and vetted, and you know who leads it.'],
    ['2\u00a0h', 'Service requests', 'We answer a client’s service request within 2\u00a0hours.'],
    ['24\u00a0h', 'Cleaned again', 'If something was missed, tell us and the crew is back within 24\u00a0hours, at no\u00a0charge.'],
    ['ECO', 'Certified products on request', 'We use eco-certified products when you ask for them.'],
  ],
  'fr-CA': [
    ['1', 'Une équipe pour vos bureaux', 'Elle est à notre emploi et cautionnée, ses antécédents sont vérifiés, et vous savez qui la dirige.'],
    ['2\u00a0h', 'Demandes de service', 'Nous répondons à la demande de service d’un client en 2\u00a0heures au plus.'],
    ['24\u00a0h', 'Repris sans frais', 'Si quelque chose a été oublié, dites-le-nous et l’équipe revient dans les 24\u00a0heures, sans frais.'],
    ['ÉCO', 'Des produits certifiés sur demande', 'Nous utilisons des produits écocertifiés quand vous les demandez.'],
  ],
};
