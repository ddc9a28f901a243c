import { head as headEn } from '../../../content/en/getQuote.ts';
import { head as headFr } from '../../../content/fr/getQuote.ts';
import { quoteForm } from '../../leads/quote.ts';
import { receiverOf } from '../../leads/receive.ts';
import { isService, SERVICE_PARAMETER } from '../../leads/schema.ts';
import { faqData } from '../../head/pageStructuredData.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';
import { questions } from './questions.ts';

export default definePage({
  name: 'quote',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['quote', 'getQuote', 'price', 'proofs', 'form', 'errors'],
  picture: 'contact',
  Page,
  structuredData: (t, locale) => [faqData(questions(t), locale)],
  thanksTitle: (t) => t('getQuote.success.title'),
  receive: receiverOf(quoteForm),
  prefill(query) {
    const service = query.get(SERVICE_PARAMETER);
    return isService(service) ? `${SERVICE_PARAMETER}=${service}` : undefined;
  },
  states: ['errors', 'filled', 'draft', 'sending', 'offline', 'limit', 'success', 'diagnostics', 'diagnostics-down'],
});
