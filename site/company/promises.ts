/**
 * What the company promises in time: what, what is excluded, and for the table of Contact when the time starts and ends. The figures
 * are in `facts.yaml`. Pages that state a promise in full take its sentence. `tests/html/promises.ts` reads the built pages for a
 * sentence that states a figure in another way.
 */
import type { InBothLanguages, PromiseName } from './shape.ts';

/** A promise in time. */
export interface TimePromise {
  readonly figure: PromiseName;
  /** The sentence that states it in full. `{hours}`, `{minutes}`, `{from}` and `{to}` are its figure. */
  readonly sentence: InBothLanguages;
  /** What the promise does not cover, as a sentence. */
  readonly excluded?: InBothLanguages;
}

/** A promise in the table of Contact. */
export interface ListedPromise extends TimePromise {
  /** As in “From your call to our response”. */
  readonly starts: InBothLanguages;
  readonly ends: InBothLanguages;
}

export const timePromises = {
  message: {
    figure: 'messageReplyHours',
    sentence: { 'en-CA': 'We reply within {hours}\u00a0hours of your message.', 'fr-CA': 'Nous répondons dans les {hours}\u00a0heures suivant votre message.' },
    starts: { 'en-CA': 'the moment you send the form or an email', 'fr-CA': 'l’envoi du formulaire ou d’un courriel' },
    ends: { 'en-CA': 'our reply', 'fr-CA': 'notre réponse' },
  },
  request: {
    figure: 'messageReplyHours',
    sentence: { 'en-CA': 'We contact you within {hours}\u00a0hours of your request.', 'fr-CA': 'Nous communiquons avec vous dans les {hours}\u00a0heures suivant votre demande.' },
  },
  visit: {
    figure: 'siteVisitDays',
    sentence: { 'en-CA': 'We visit the site within {from}\u00a0to\u00a0{to}\u00a0business days of your request.', 'fr-CA': 'Nous visitons les lieux dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande.' },
    starts: { 'en-CA': 'your quote request', 'fr-CA': 'votre demande de soumission' },
    ends: { 'en-CA': 'the day we walk the site with you', 'fr-CA': 'la journée où nous faisons le tour des lieux avec vous' },
  },
  proposal: {
    figure: 'proposalHours',
    sentence: { 'en-CA': 'You receive the proposal within {hours}\u00a0hours of the visit.', 'fr-CA': 'Vous recevez la soumission dans les {hours}\u00a0heures suivant la visite.' },
    starts: { 'en-CA': 'the site visit', 'fr-CA': 'la visite des lieux' },
    ends: { 'en-CA': 'the moment you have the proposal', 'fr-CA': 'la réception de la soumission' },
  },
  service: {
    figure: 'serviceResponseHours',
    sentence: { 'en-CA': 'We answer a client’s service request within {hours}\u00a0hours.', 'fr-CA': 'Nous répondons à la demande de service d’un client en {hours}\u00a0heures au plus.' },
    starts: { 'en-CA': 'a client’s request', 'fr-CA': 'la demande d’un client' },
    ends: { 'en-CA': 'our answer', 'fr-CA': 'notre réponse' },
  },
  portal: {
    figure: 'portalReplyHours',
    sentence: { 'en-CA': 'We answer a message in the client portal within {hours}\u00a0hours.', 'fr-CA': 'Nous répondons à un message du portail client dans les {hours}\u00a0heures.' },
    starts: { 'en-CA': 'the moment a client writes to the team', 'fr-CA': 'l’envoi de votre message' },
    ends: { 'en-CA': 'our answer', 'fr-CA': 'notre réponse' },
  },
  reclean: {
    figure: 'recleanHours',
    sentence: { 'en-CA': 'We do that task again within {hours}\u00a0hours of your call or message, at no charge.', 'fr-CA': 'Nous reprenons cette tâche dans les {hours}\u00a0heures suivant votre appel ou votre message, sans frais.' },
    starts: { 'en-CA': 'your call or message, which names the task,', 'fr-CA': 'votre appel ou de votre message, qui nomme la tâche,' },
    ends: { 'en-CA': 'the task done again, at no charge', 'fr-CA': 'sa reprise, sans frais' },
    excluded: { 'en-CA': 'Marks that the proposal calls permanent are excluded.', 'fr-CA': 'Les marques que la soumission dit indélébiles sont exclues.' },
  },
  emergency: {
    figure: 'emergencyResponseMinutes',
    sentence: { 'en-CA': 'We respond to an emergency call in under {minutes}\u00a0minutes on average, at any hour.', 'fr-CA': 'Nous répondons à un appel d’urgence en moins de {minutes}\u00a0minutes en moyenne, à toute heure.' },
    starts: { 'en-CA': 'the call', 'fr-CA': 'l’appel' },
    ends: { 'en-CA': 'our response, at any hour', 'fr-CA': 'notre réponse, à toute heure' },
    excluded: { 'en-CA': 'This time is an average: a given call may take longer.', 'fr-CA': 'Ce délai est une moyenne\u00a0: la réponse à un appel donné peut prendre plus de temps.' },
  },
  construction: {
    figure: 'postConstructionDays',
    sentence: { 'en-CA': 'A commercial space takes {from}\u00a0to\u00a0{to}\u00a0days of cleaning in all.', 'fr-CA': 'Un local commercial demande de {from}\u00a0à\u00a0{to}\u00a0jours de nettoyage pour les trois phases.' },
    excluded: { 'en-CA': 'The days between two phases, when the trades work, are not counted.', 'fr-CA': 'Les jours entre deux phases, où travaillent les corps de métier, ne comptent pas.' },
  },
} as const satisfies Readonly<Record<string, TimePromise | ListedPromise>>;

/** What eco-certified products are not used for. It follows each offer of them. */
export const ecoExcept: InBothLanguages = { 'en-CA': 'except to disinfect and to strip floors', 'fr-CA': 'sauf pour désinfecter et pour décaper les planchers' };

/** Words of which a sentence with the figure has one: they say which promise it is, and from when its time runs. */
export const promiseWords: Readonly<Record<keyof typeof timePromises, Readonly<Record<keyof InBothLanguages, RegExp>>>> = {
  message: { 'en-CA': /\b(?:reply|respond|response)\b.*\bmessage|\bmessage.*\b(?:reply|respond)|\breply\b/i, 'fr-CA': /répon.*message|message.*répon|réponse|répond/i },
  request: { 'en-CA': /of your request|contact you/i, 'fr-CA': /suivant votre demande|avec vous/i },
  visit: { 'en-CA': /of your request|from your (?:quote )?request/i, 'fr-CA': /(?:suivant|après|de) votre demande/i },
  proposal: { 'en-CA': /of (?:the|that|a|your) (?:site )?visit/i, 'fr-CA': /suivant (?:la|cette|une|votre) visite/i },
  service: { 'en-CA': /service request|\brequests?\b.*\b(?:answer|client)|\banswer.*\brequest|\bclients?\b.*\bansw/i, 'fr-CA': /demandes? de service|client.*répon|répon.*client/i },
  portal: { 'en-CA': /\bmessages?\b/i, 'fr-CA': /message|écrivez/i },
  reclean: { 'en-CA': /\bagain\b.*(?:of your (?:call or message|message|report)|at no charge)|of your (?:call or message|report).*at no charge|correction/i, 'fr-CA': /suivant votre (?:appel ou votre message|message|signalement)|sans frais/i },
  emergency: { 'en-CA': /on average|average/i, 'fr-CA': /en moyenne/i },
  construction: { 'en-CA': /days of cleaning/i, 'fr-CA': /jours de nettoyage/i },
};
