import { business } from '../../../site/business.ts';
import { fromQuoteForm } from '../../siteWords.ts';

const { messageReplyHours, proposalHours, siteVisitDays } = business.promises;

/** The words of the stories, in both languages. */
export const words = fromQuoteForm((t, locale) => ({
  title: t('getQuote.success.title'),
  text: t('getQuote.success.text', { hours: messageReplyHours }),
  stepsTitle: t('getQuote.success.steps'),
  steps: [
    t('getQuote.success.step.contact'),
    t('getQuote.success.step.visit', siteVisitDays),
    t('getQuote.success.step.proposal', { hours: proposalHours }),
  ],
  send: t('getQuote.send'),
  call: t('getQuote.success.call', { phone: business.phoneText[locale] }),
  services: t('getQuote.success.services'),
}));
