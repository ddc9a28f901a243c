/** The words of the stories, in both languages. */
export const words = {
  'en-CA': {
    title: 'Unable to submit your request',
    text: 'Please fill in all required fields (name, email, phone, service).',
    name: 'Your name',
    email: 'Email',
    nameError: 'Please enter your name.',
    emailError: 'Please enter a valid email address.',
    failed: 'Unable to submit your request. Please try again or call us directly at 514-555-0142.',
    again: 'Try Again',
    call: 'Call 514-555-0142',
    send: 'Send',
    trap: 'Leave this empty',
  },
  'fr-CA': {
    title: 'Impossible d’envoyer votre demande',
    text: 'Veuillez remplir tous les champs obligatoires (nom, courriel, téléphone, service).',
    name: 'Votre nom',
    email: 'Courriel',
    nameError: 'Veuillez entrer votre nom.',
    emailError: 'Veuillez entrer une adresse courriel valide.',
    failed: 'Impossible d’envoyer votre demande. Veuillez réessayer ou nous appeler directement au 514\u00a0555-0142.',
    again: 'Réessayer',
    call: 'Appeler le 514\u00a0555-0142',
    send: 'Envoyer',
    trap: 'Laissez ce champ vide',
  },
};
