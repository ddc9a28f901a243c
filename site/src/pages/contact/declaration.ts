import { head as headEn } from '../../../content/en/contact.ts';
import { head as headFr } from '../../../content/fr/contact.ts';
import { contactForm } from '../../leads/contact.ts';
import { receiverOf } from '../../leads/receive.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

export default definePage({
  name: 'contact',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['contact', 'form', 'errors', 'common', 'pictures'],
  picture: 'contact',
  Page,
  thanksTitle: (t) => t('contact.success.title'),
  receive: receiverOf(contactForm),
  states: ['errors', 'filled', 'draft', 'limit', 'success', 'wake-failed', 'not-sent'],
});
