/** The words of the stories, in both languages. */
export const words = {
  'en-CA': {
    title: 'Thank you. Your request is in.',
    text: 'Quote request submitted successfully! We’ll contact you within 24 hours.',
    stepsTitle: 'What happens next',
    steps: [
      'We call or write within 24 hours to set up the site visit.',
      'A supervisor walks the site with you, within 2–3 business days.',
      'Your proposal arrives within 24 hours of the visit.',
    ],
    send: 'Request my quote',
    call: 'Call 514-555-0142',
    services: 'See our services',
  },
  'fr-CA': {
    title: 'Merci. Nous avons reçu votre demande.',
    text: 'Votre demande de soumission a bien été envoyée! Nous communiquerons avec vous dans les 24 heures.',
    stepsTitle: 'La suite',
    steps: [
      'Nous vous appelons ou vous écrivons dans les 24 heures pour fixer la visite.',
      'Notre responsable visite les lieux avec vous, dans les 2 à 3 jours ouvrables.',
      'Vous recevez votre soumission dans les 24 heures suivant la visite.',
    ],
    send: 'Demander ma soumission',
    call: 'Appeler au 514\u00a0555-0142',
    services: 'Voir nos services',
  },
};
