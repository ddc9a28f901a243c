import { business } from '../../../site/business.ts';

/** The words of the stories, in both languages. */
export const words = {
  'en-CA': {
    title: 'Unable to submit your request',
    text: 'Please fill in all required fields (name, email, phone, service).',
    name: 'Your name',
    email: 'Email',
    nameError: 'Enter your name.',
    emailError: 'Please enter a valid email address.',
    failed: `Unable to submit your request. Please try again or call us directly at ${business.phoneText['en-CA']}.`,
    phone: business.phoneText['en-CA'],
    again: 'Try Again',
    call: `Call ${business.phoneText['en-CA']}`,
    send: 'Send',
    trap: 'Leave this empty',
  },
  'fr-CA': {
    title: 'Votre demande n’a pas pu être envoyée',
    text: 'Veuillez remplir tous les champs obligatoires (nom, courriel, téléphone, service).',
    name: 'Votre nom',
    email: 'Courriel',
    nameError: 'Indiquez votre nom.',
    emailError: 'Veuillez saisir une adresse courriel valide.',
    failed: `Votre demande n’a pas pu être envoyée. Veuillez réessayer ou nous appeler directement au ${business.phoneText['fr-CA']}.`,
    phone: business.phoneText['fr-CA'],
    again: 'Réessayer',
    call: `Appeler au ${business.phoneText['fr-CA']}`,
    send: 'Envoyer',
    trap: 'Laissez ce champ vide',
  },
};
