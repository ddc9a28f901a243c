import { stepperLabels } from '../../../site/src/leadForm/quote/labels.ts';
import { fromQuoteForm } from '../../siteWords.ts';

const own = {
  'en-CA': {
    message: 'Your message',
    counts: 'Counts',
    privacy: 'We use what you write here to answer you, and for nothing else.',
    send: 'Send the message',
    topics: 'What is it about?',
    topic: ['A quote', 'A visit', 'Something else'],
    topicsError: 'Choose at least one topic.',
    failure: 'Your message was not sent. Everything you typed is still here.',
    thanks: 'Thank you, we have your message',
    another: 'Send another message',
  },
  'fr-CA': {
    message: 'Votre message',
    counts: 'Quantités',
    privacy: 'Ce que vous écrivez ici nous sert à vous répondre, et à rien d’autre.',
    send: 'Envoyer le message',
    topics: 'C’est à quel sujet\u00a0?',
    topic: ['Une soumission', 'Une visite', 'Autre chose'],
    topicsError: 'Choisissez au moins un sujet.',
    failure: 'Votre message n’est pas parti. Tout ce que vous avez écrit est encore là.',
    thanks: 'Merci, nous avons votre message',
    another: 'Envoyer un autre message',
  },
};

/** The words of the form with errors. The code of the example has each of them. */
export const enquiryWords = fromQuoteForm((t, locale) => {
  const { topics, topic, topicsError, failure, send, thanks, another } = own[locale];
  return {
    topics, topic, topicsError, failure, send, thanks, another,
    name: t('quote.name.label'),
    nameError: t('errors.field.name'),
    email: t('quote.email.label'),
    error: t('errors.field.email'),
    title: t('errors.title'),
    again: t('errors.tryAgain'),
    busy: t('getQuote.sending'),
  };
});

/** The words of the stories, in both languages. */
export const words = fromQuoteForm((t, locale) => ({
  ...own[locale],
  title: t('errors.title'),
  error: t('errors.field.email'),
  nameError: t('errors.field.name'),
  again: t('errors.tryAgain'),
  trap: t('form.trap'),
  name: t('quote.name.label'),
  email: t('quote.email.label'),
  phone: t('quote.phone.label'),
  company: t('quote.company.label'),
  optional: t('form.optional'),
  restrooms: t('quote.restrooms.label'),
  eco: t('quote.ecoFriendly.label'),
  busy: t('getQuote.sending'),
  labels: stepperLabels(t),
}));
