import { head as headEn } from '../../../content/en/getQuote.ts';
import { head as headFr } from '../../../content/fr/getQuote.ts';
import { quoteForm } from '../../leads/quote.ts';
import { receiverOf } from '../../leads/receive.ts';
import { isService, SERVICE_PARAMETER } from '../../leads/schema.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

export default definePage({
  name: 'quote',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['quote', 'getQuote', 'form', 'errors'],
  picture: 'contact',
  Page,
  receive: receiverOf(quoteForm),
  prefill(query) {
    const service = query.get(SERVICE_PARAMETER);
    return isService(service) ? `${SERVICE_PARAMETER}=${service}` : undefined;
  },
  states: ['errors', 'filled', 'draft', 'sending', 'offline', 'limit', 'success', 'diagnostics', 'diagnostics-down'],
});
