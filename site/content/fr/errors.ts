import type { TranslationOf } from '../../i18n/t.ts';
import type { errors as en } from '../en/errors.ts';
import { said } from '../facts.fr.ts';

/** Le catalogue des erreurs et les phrases qui accompagnent les champs. */
export const errors = said<TranslationOf<typeof en>>({
  'errors.title': 'Le formulaire n’a pas pu être envoyé',
  'errors.incomplete': 'Veuillez remplir tous les champs obligatoires.',

  'errors.spam_detected': 'Envoi refusé. Patientez quelques secondes, puis envoyez de nouveau. Vos réponses sont conservées.',
  'errors.spam_detected.trap': 'Envoi refusé. Ouvrez de nouveau cette page pour envoyer le formulaire, ou appelez-nous au {phone}.',
  'errors.rate_limit_exceeded.one':
    'Vous avez envoyé trop de formulaires récemment. Veuillez réessayer dans {count} minute.',
  'errors.rate_limit_exceeded.other':
    'Vous avez envoyé trop de formulaires récemment. Veuillez réessayer dans {count} minutes.',
  'errors.validation_error.quote': 'Veuillez remplir tous les champs obligatoires (nom, courriel, téléphone, service).',
  'errors.validation_error.contact': 'Veuillez remplir tous les champs obligatoires (nom, courriel, message).',
  'errors.answers': 'Certaines réponses sont à revoir avant l’envoi. Tout ce que vous avez écrit est encore là.',
  'errors.tooLarge': 'Ce que vous avez écrit est trop long pour que nous le recevions, et rien n’a été conservé. Revenez en arrière dans votre navigateur pour le retrouver, raccourcissez-le, puis envoyez-le de nouveau. Vous pouvez aussi nous appeler au {phone}.',
  'errors.tooLong': 'Ce que vous avez écrit est trop long pour être envoyé. Raccourcissez votre plus longue réponse, puis envoyez de nouveau. Vos réponses sont conservées.',
  'errors.invalid_email': 'Veuillez saisir une adresse courriel valide.',
  'errors.invalid_phone': 'Veuillez saisir un numéro de téléphone valide.',
  'errors.missing_schedule': 'Veuillez choisir une fréquence d’entretien.',
  'errors.supabase_not_configured':
    'Les formulaires en ligne sont temporairement hors service. Veuillez nous joindre directement : {phone} ou {email}.',
  'errors.database_error.quote':
    'Votre demande n’a pas pu être envoyée : {message}. Veuillez réessayer ou nous appeler directement au {phone}. Vos réponses sont conservées.',
  'errors.database_error.contact':
    'Votre message n’a pas pu être envoyé : {message}. Veuillez réessayer ou nous appeler directement au {phone}. Vos réponses sont conservées.',
  'errors.no_data_returned.quote':
    'Votre demande n’a pas pu être envoyée. Veuillez réessayer ou nous appeler directement au {phone}. Vos réponses sont conservées.',
  'errors.no_data_returned.contact':
    'Votre message n’a pas pu être envoyé. Veuillez réessayer ou nous appeler directement au {phone}. Vos réponses sont conservées.',
  'errors.unknown_error':
    'Une erreur inattendue s’est produite : {message}. Veuillez réessayer ou nous joindre au {phone} ou à {email}. Vos réponses sont conservées.',
  'errors.unexpected': 'Une erreur inattendue s’est produite. Veuillez réessayer ou nous appeler au {phone}. Vos réponses sont conservées.',

  'errors.noAnswer.offline': 'votre appareil n’est pas connecté à Internet',
  'errors.noAnswer.timeout': 'notre serveur a mis trop de temps à répondre',
  'errors.noAnswer.unreachable': 'notre serveur est injoignable',
  'errors.noAnswer.server': 'notre serveur est momentanément hors service',
  'errors.noAnswer.script': 'une partie de cette page n’a pas pu être chargée',

  'errors.refusal': 'nous n’avons pas pu accepter {what}',
  'errors.column.name': 'le nom',
  'errors.column.email': 'l’adresse courriel',
  'errors.column.phone': 'le numéro de téléphone',
  'errors.column.company': 'le nom de l’entreprise',
  'errors.column.service': 'le type de service',
  'errors.column.sqft': 'la superficie',
  'errors.column.floors_served': 'le nombre d’étages',
  'errors.column.schedule': 'l’horaire',
  'errors.column.service_details': 'un des détails du service',
  'errors.column.notes': 'vos remarques',
  'errors.column.message': 'le message',

  'errors.field.name': 'Indiquez votre nom.',
  'errors.field.email': 'Indiquez votre adresse courriel.',
  'errors.field.phone': 'Indiquez votre numéro de téléphone.',
  'errors.field.message': 'Écrivez votre message.',
  'errors.field.service': 'Choisissez un type de service.',
  'errors.field.frequency': 'Choisissez la fréquence de nos passages.',
  'errors.field.emailFormat': 'Saisissez une adresse courriel complète, comme nom@entreprise.com.',
  'errors.field.phoneFormat': 'Saisissez un numéro de téléphone avec l’indicatif régional, soit au moins 10 chiffres.',
  'errors.field.invisible': 'Cette réponse contient un caractère invisible, comme il arrive dans un texte collé. Effacez-la, puis tapez-la de nouveau.',
  'errors.field.area': 'Indiquez la superficie en pieds carrés, sans décimales, jusqu’à 10 000 000.',
  'errors.field.count': 'Indiquez un nombre entier de 0 à 999.',
  'errors.field.date': 'Indiquez une date complète, aujourd’hui ou plus tard.',
  'errors.field.long': 'Raccourcissez cette réponse à {most} caractères au plus.',
  'errors.field.refused.quote': 'Cette réponse n’a pas été acceptée. Vérifiez-la ou laissez-nous une remarque.',
  'errors.field.refused.contact': 'Cette réponse n’a pas été acceptée. Vérifiez-la ou appelez-nous.',

  'errors.tryAgain': 'Réessayer',
  'errors.call': 'Appeler au {phone}',

  'errors.elsewhere': 'Ce formulaire ne peut être envoyé que depuis une page de ce site. Rien n’a été envoyé. Ouvrez le formulaire sur notre site et envoyez-le de là, ou appelez-nous au {phone}.',
  'errors.busy': 'Beaucoup de formulaires sont arrivés de votre réseau dans la dernière minute. Vos réponses ne sont pas enregistrées, mais cette page les conserve. Patientez une minute, puis appuyez sur «\u00a0Réessayer\u00a0», ou appelez-nous au {phone}.',
  'errors.unreadable': 'Nous n’avons pas pu lire ce formulaire, et rien n’a été conservé. Revenez en arrière dans votre navigateur pour retrouver vos réponses, puis envoyez-les de nouveau, ou appelez-nous au {phone}.',
});
