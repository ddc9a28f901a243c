import type { Locale } from '../../site/i18n/locale.ts';
import type { FailureCode, FormMessages } from '../../site/src/leads/errors.ts';

/** What the code does not say of a failure: when it happens, where else it is shown, and what the visitor can do. */
interface Explanation {
  readonly when: string;
  readonly where: string;
  readonly way: string;
}

/** What the error box offers: nothing beside the form's own button, to send again, or to go back to the form. */
export type RetryOffer = 'ownButton' | 'sendAgain' | 'backToForm';

interface ErrorWords {
  readonly forms: Readonly<Record<FormMessages['name'], string>>;
  readonly explanations: Readonly<Record<FailureCode, Explanation>>;
  readonly retries: Readonly<Record<RetryOffer, string>>;
  readonly colon: string;
  readonly where: string;
  readonly way: string;
  readonly again: string;
  readonly english: string;
  readonly french: string;
  /** The captions of the tables, and the headings of their first columns. */
  readonly noAnswer: string;
  readonly reason: string;
  readonly columns: string;
  readonly column: string;
  readonly beside: string;
  readonly problem: string;
  readonly answers: string;
  readonly status: string;
}

const en: ErrorWords = {
  forms: { quote: 'Quote request', contact: 'Contact message' },
  explanations: {
    spam_detected: { when: 'The form was sent within three seconds of the first visit, or the trap for robots was filled in.', where: 'Only the red box', way: 'Wait a moment and send again; where the trap was filled in, open the page again, or call.' },
    rate_limit_exceeded: { when: 'Three forms were stored from this browser or this e-mail address within the hour, or thirty from this network.', where: 'Only the red box', way: 'Send later, after the minutes in the message, or call now.' },
    validation_error: { when: 'A required field is empty, the button was pressed before it was ready, an answer can’t be stored as it is, or a form that was posted without JavaScript is larger than the server reads.', where: 'The red box, with a link to each field; the same words beside the field', way: 'Follow a link and correct the field.' },
    invalid_email: { when: 'The typed text is not an e-mail address.', where: 'The red box, with a link to the field; the same words beside it', way: 'Follow the link and correct the address.' },
    invalid_phone: { when: 'The number has fewer than ten characters, not counting spaces, hyphens and parentheses.', where: 'The red box, with a link to the field; the same words beside it', way: 'Follow the link and correct the number.' },
    missing_schedule: { when: 'Only the frequency is missing.', where: 'The red box, with a link to the group; the same words above its choices', way: 'Follow the link and choose.' },
    supabase_not_configured: { when: 'The site has no store. A notice above the form says so before anything is typed.', where: 'The red box, and the notice', way: 'Call or write: the number and the address are in the sentence.' },
    database_error: { when: 'The store refused the row. The message names a known column in the page’s language; any other message is the server’s own.', where: 'The red box, with a link to the field where one was refused', way: 'Change that answer and send again, or call.' },
    no_data_returned: { when: 'The store answered without the id of the row, so the row may not be stored.', where: 'Only the red box', way: 'Send again: the same answers are never stored twice.' },
    unknown_error: { when: 'There was no answer, or an unexpected one, or the page itself failed.', where: 'Only the red box', way: 'Send again, call or write: the number and the address are in the sentence.' },
  },
  retries: { ownButton: 'The form’s own button', sendAgain: '“Try Again” sends the form again', backToForm: '“Try Again” removes the box and leads back to the form' },
  colon: ':',
  where: 'Where it shows',
  way: 'What the visitor can do',
  again: 'To try again',
  english: 'English',
  french: 'French',
  noAnswer: 'Why there is no answer',
  reason: 'Reason',
  columns: 'What a refused column is called',
  column: 'Column',
  beside: 'Beside the field, and in the red box that links to it',
  problem: 'Problem',
  answers: 'Answers of the server without a page',
  status: 'Status',
};

const fr: ErrorWords = {
  forms: { quote: 'Demande de soumission', contact: 'Message de contact' },
  explanations: {
    spam_detected: { when: 'Le formulaire est parti moins de trois secondes après la première visite, ou le piège à robots était rempli.', where: 'La boîte rouge seulement', way: 'Patienter un instant et envoyer de nouveau; si le piège était rempli, ouvrir de nouveau la page, ou appeler.' },
    rate_limit_exceeded: { when: 'Trois formulaires ont été enregistrés dans l’heure depuis ce navigateur ou cette adresse courriel, ou trente depuis ce réseau.', where: 'La boîte rouge seulement', way: 'Envoyer plus tard, après les minutes que dit le message, ou appeler tout de suite.' },
    validation_error: { when: 'Un champ obligatoire est vide, le bouton a été pressé avant d’être prêt, une réponse ne peut pas être enregistrée telle quelle, ou un formulaire envoyé sans JavaScript dépasse ce que lit le serveur.', where: 'La boîte rouge, avec un lien vers chaque champ; les mêmes mots près du champ', way: 'Suivre un lien et corriger le champ.' },
    invalid_email: { when: 'Le texte tapé n’est pas une adresse courriel.', where: 'La boîte rouge, avec un lien vers le champ; les mêmes mots près de lui', way: 'Suivre le lien et corriger l’adresse.' },
    invalid_phone: { when: 'Le numéro a moins de dix caractères, sans compter les espaces, les traits d’union et les parenthèses.', where: 'La boîte rouge, avec un lien vers le champ; les mêmes mots près de lui', way: 'Suivre le lien et corriger le numéro.' },
    missing_schedule: { when: 'Seule la fréquence manque.', where: 'La boîte rouge, avec un lien vers le groupe; les mêmes mots au-dessus de ses choix', way: 'Suivre le lien et choisir.' },
    supabase_not_configured: { when: 'Le site n’a pas de base de données. Un avis au-dessus du formulaire le dit avant que l’on tape quoi que ce soit.', where: 'La boîte rouge, et l’avis', way: 'Appeler ou écrire : le numéro et l’adresse sont dans la phrase.' },
    database_error: { when: 'La base de données a refusé la ligne. Le message nomme une colonne connue dans la langue de la page; tout autre message est celui du serveur.', where: 'La boîte rouge, avec un lien vers le champ si l’un d’eux a été refusé', way: 'Changer cette réponse et envoyer de nouveau, ou appeler.' },
    no_data_returned: { when: 'La base de données a répondu sans l’id de la ligne, qui n’est donc peut-être pas enregistrée.', where: 'La boîte rouge seulement', way: 'Envoyer de nouveau : les mêmes réponses ne sont jamais enregistrées deux fois.' },
    unknown_error: { when: 'Il n’y a pas eu de réponse, ou elle était inattendue, ou la page elle-même a échoué.', where: 'La boîte rouge seulement', way: 'Envoyer de nouveau, appeler ou écrire : le numéro et l’adresse sont dans la phrase.' },
  },
  retries: { ownButton: 'Le bouton du formulaire', sendAgain: '« Réessayer » envoie de nouveau le formulaire', backToForm: '« Réessayer » retire la boîte et ramène au formulaire' },
  colon: ' :',
  where: 'Où elle se montre',
  way: 'Ce que l’on peut faire',
  again: 'Pour réessayer',
  english: 'Anglais',
  french: 'Français',
  noAnswer: 'Pourquoi il n’y a pas de réponse',
  reason: 'Raison',
  columns: 'Le nom d’une colonne refusée',
  column: 'Colonne',
  beside: 'Près du champ, et dans la boîte rouge qui y mène',
  problem: 'Problème',
  answers: 'Les réponses du serveur sans page',
  status: 'État',
};

/** The words of the catalogue of errors, beside the messages themselves. */
export const errorWords: Readonly<Record<Locale, ErrorWords>> = { 'en-CA': en, 'fr-CA': fr };
