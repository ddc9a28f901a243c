import type { NumberStepperLabels } from '@uno/ui/NumberStepper';

/** The words of the stories, in both languages. */
export const words = {
  'en-CA': {
    trap: 'Leave this empty',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    optional: '(optional)',
    message: 'Your message',
    restrooms: 'Restrooms',
    counts: 'Counts',
    eco: 'Eco-certified products only',
    privacy: 'We use what you write here to answer you, and for nothing else.',
    send: 'Send the message',
    busy: 'Sending…',
    labels: {
      decrease: (label) => `One fewer: ${label}`,
      increase: (label) => `One more: ${label}`,
      kept: (min, max) => `Changed to a whole number from ${min} to ${max}.`,
    } satisfies NumberStepperLabels,
  },
  'fr-CA': {
    trap: 'Laissez ce champ vide',
    name: 'Votre nom',
    email: 'Courriel',
    phone: 'Téléphone',
    company: 'Entreprise',
    optional: '(facultatif)',
    message: 'Votre message',
    restrooms: 'Salles de toilettes',
    counts: 'Quantités',
    eco: 'Produits écocertifiés seulement',
    privacy: 'Ce que vous écrivez ici nous sert à vous répondre, et à rien d’autre.',
    send: 'Envoyer le message',
    busy: 'Envoi en cours…',
    labels: {
      decrease: (label) => `Un de moins\u00a0: ${label}`,
      increase: (label) => `Un de plus\u00a0: ${label}`,
      kept: (min, max) => `Ramené à un nombre entier de ${min} à ${max}.`,
    } satisfies NumberStepperLabels,
  },
};
