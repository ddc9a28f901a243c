import { business } from '../../../site/business.ts';

/** The words of the stories, in both languages. */
export const words = {
  'en-CA': {
    title: 'Thank you. Your request is in.',
    text: 'Quote request submitted successfully! We’ll contact you within 24\u00a0hours.',
    stepsTitle: 'What happens next',
    steps: [
      'Within 24\u00a0hours of your request, we contact you to set up the visit.',
      'Within 2\u00a0to 3\u00a0business days of your request, we visit the site.',
      'Within 24\u00a0hours of the visit, you receive our proposal.',
    ],
    send: 'Request my quote',
    call: `Call ${business.phoneText['en-CA']}`,
    services: 'See our services',
  },
  'fr-CA': {
    title: 'Merci. Nous avons reçu votre demande.',
    text: 'Votre demande de soumission a bien été envoyée! Nous communiquerons avec vous dans les 24\u00a0heures.',
    stepsTitle: 'La suite des choses',
    steps: [
      'Dans les 24\u00a0heures suivant votre demande, nous communiquons avec vous pour fixer la visite.',
      'D’ici 2\u00a0à 3\u00a0jours ouvrables, nous visitons les lieux.',
      'Dans les 24\u00a0heures suivant\u00a0la\u00a0visite, vous recevez notre soumission.',
    ],
    send: 'Demander ma soumission',
    call: `Appeler au ${business.phoneText['fr-CA']}`,
    services: 'Voir nos services',
  },
};
