import type { TranslationOf } from '../../i18n/t.ts';
import type { head as headEnglish, getQuote as en } from '../en/getQuote.ts';
import { city, inArea, promised, said, says } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.quote.title': 'Demander une soumission et une visite',
  'head.quote.description':
    promised.messageReplyHours && promised.siteVisitDays && promised.proposalHours ? 'Nous vous joignons dans les {reply}\u00a0heures suivant votre demande et venons d’ici {from}\u00a0à\u00a0{to}\u00a0jours ouvrables. La soumission vient dans les {proposal}\u00a0heures suivant la visite.' : `Décrivez les lieux à entretenir ${inArea}\u00a0: nous communiquons avec vous, les visitons et vous envoyons une soumission écrite, avec son prix.`,
  'head.quote.keywords': `soumission entretien ménager ${city}, prix entretien commercial, visite des lieux, entretien de bureaux`,
});

/** La page de soumission : ce qui entoure le formulaire. */
export const getQuote = said<TranslationOf<typeof en>>({
  'getQuote.hero.eyebrow': 'Entretien ménager commercial',
  'getQuote.hero.title': 'Tout commence par une visite',
  'getQuote.hero.lead':
    'Parlez-nous des lieux en quelques minutes. Nous communiquons avec vous pour fixer la visite, puis nous rédigeons votre soumission.',
  'getQuote.hero.call': 'Ou appelez-nous au {phone}',

  'getQuote.next.title': 'La suite des choses',
  'getQuote.next.contact.when': 'Dans les {hours} heures suivant votre demande',
  'getQuote.next.contact.what': 'Nous communiquons avec vous pour fixer la visite.',
  'getQuote.next.visit.when': 'Dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande',
  'getQuote.next.visit.what': 'Nous faisons le tour des lieux avec vous et prenons les mesures.',
  'getQuote.next.proposal.when': 'Dans les {hours} heures suivant la visite',
  'getQuote.next.proposal.what':
    says.noLongTermContract ? 'Vous recevez notre soumission, sans contrat à long terme à signer.' : 'Vous recevez notre soumission.',

  'getQuote.form.label': 'Demande de soumission',
  'getQuote.steps.label': 'Étapes du formulaire',
  'getQuote.steps.done': 'terminée',
  'getQuote.steps.service': 'Détails du service',
  'getQuote.steps.service.intro':
    'À cette étape, seuls le type de service et la fréquence sont obligatoires. Le reste nous aide à bien préparer la visite.',
  'getQuote.steps.contact': 'Vos coordonnées',
  'getQuote.steps.contact.intro': 'Dites-nous qui joindre au sujet de la visite. Le nom, le courriel et le téléphone sont obligatoires.',
  'getQuote.steps.review': 'Vérification',
  'getQuote.steps.review.intro': 'Votre demande s’écrit au fil de vos réponses. Relisez-la, puis envoyez-la.',
  'getQuote.preferences': 'Vos préférences',

  'getQuote.review.title': 'Votre demande',
  'getQuote.review.empty': 'Vos réponses s’inscriront ici au fur et à mesure.',
  'getQuote.review.service': 'Service',
  'getQuote.review.schedule': 'Horaire',
  'getQuote.review.preferences': 'Préférences',
  'getQuote.review.contact': 'Coordonnées',
  'getQuote.review.editService': 'Modifier les détails du service',
  'getQuote.review.editSchedule': 'Modifier l’horaire',
  'getQuote.review.editPreferences': 'Modifier les préférences',
  'getQuote.review.editContact': 'Modifier les coordonnées',
  'getQuote.review.type': 'Type',
  'getQuote.review.area': 'Superficie',
  'getQuote.review.floors': 'Étages',
  'getQuote.review.frequency': 'Fréquence',
  'getQuote.review.visits': 'Passages',
  'getQuote.review.days': 'Jours',
  'getQuote.review.shifts': 'Moment de la journée',
  'getQuote.review.notes': 'Remarques',
  'getQuote.review.name': 'Nom',
  'getQuote.review.company': 'Entreprise',
  'getQuote.review.email': 'Courriel',
  'getQuote.review.phone': 'Téléphone',
  'getQuote.review.yes': 'Oui',

  'getQuote.privacy.title': 'Ce que nous faisons de vos réponses',
  'getQuote.privacy.what.text': 'Nous recueillons votre nom, vos coordonnées et ce que vous nous dites des lieux.',
  'getQuote.privacy.why.text': 'Vos réponses servent seulement à préparer votre soumission et à fixer la visite.',
  'getQuote.privacy.who.text': 'Les personnes qui, chez {name}, préparent la soumission et la visite voient vos réponses.',
  'getQuote.privacy.where.text': 'Vos réponses sont conservées dans notre base de données ({place}).',

  'getQuote.send': 'Demander ma soumission',
  'getQuote.sending': 'Envoi en cours…',
  'getQuote.sending.status': 'Votre demande est en cours d’envoi.',
  'getQuote.send.note':
    promised.messageReplyHours ? 'Nous communiquerons avec vous dans les {hours} heures suivant votre demande.' : 'Nous communiquerons avec vous au sujet de votre demande.',

  'getQuote.success.title': 'Nous avons bien reçu votre demande',
  'getQuote.success.text': 'Votre demande de soumission a bien été envoyée! Nous communiquerons avec vous dans les {hours} heures.',
  'getQuote.success.detail': 'Notre équipe vous joindra pour fixer la visite des lieux.',
  'getQuote.success.steps': 'La suite des choses',
  'getQuote.success.call': 'Appeler au {phone}',
  'getQuote.success.services': 'Voir nos services',

  'getQuote.unavailable.text':
    'Veuillez nous joindre directement. Nous noterons votre demande avec vous, et nos délais restent les mêmes.',
  'getQuote.noScript.title': 'Ce formulaire a besoin de JavaScript',
  'getQuote.noScript.text':
    'JavaScript est désactivé dans votre navigateur. Nous ne pouvons donc pas recevoir votre demande ici, mais nous la noterons avec vous si vous nous appelez ou nous écrivez. Nos délais restent les mêmes.',

  'getQuote.touch.title': 'Nous joindre',
  'getQuote.touch.phone': 'Téléphone',
  'getQuote.touch.email': 'Courriel',
  'getQuote.touch.hours': 'Heures d’ouverture',
  'getQuote.touch.emergency': 'Urgences',
  'getQuote.touch.emergency.text':
    'Appelez au même numéro, 24 heures sur 24, 7 jours sur 7. Nous répondons à un appel d’urgence en moins de {minutes} minutes en moyenne.',
  'getQuote.diagnostics': 'Le formulaire ne fonctionne pas? Lancer un diagnostic',
  'getQuote.diagnostics.unavailable': 'Ce panneau n’a pas pu être chargé. Vérifiez votre connexion, puis rouvrez-le.',
  'getQuote.notSent.title': 'Votre demande n’a pas été envoyée',
  'getQuote.notSent.text': 'La page n’était pas prête quand vous avez appuyé sur le bouton. Revenez à la page précédente pour retrouver ce que vous avez écrit, puis envoyez-le de nouveau ou joignez-nous directement.',
});
