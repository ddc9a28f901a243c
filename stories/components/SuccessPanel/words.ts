import { business } from '../../../site/business.ts';
import { fromQuoteForm } from '../../siteWords.ts';

const { messageReplyHours, proposalHours, siteVisitDays } = business.promises;

/** The words of the stories, in both languages. */
export const words = fromQuoteForm((t, locale) => ({
  title: t('getQuote.success.title'),
  text: t('getQuote.success.text', { hours: messageReplyHours }),
  stepsTitle: t('getQuote.success.steps'),
  steps: [
    t('getQuote.success.detail'),
    `${t('getQuote.next.visit.when', siteVisitDays)}. ${t('getQuote.next.visit.what')}`,
    `${t('getQuote.next.proposal.when', { hours: proposalHours })}. ${t('getQuote.next.proposal.what')}`,
  ],
  send: t('getQuote.send'),
  call: t('getQuote.success.call', { phone: business.phoneText[locale] }),
  services: t('getQuote.success.services'),
}));
