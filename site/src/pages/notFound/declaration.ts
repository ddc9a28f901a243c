import { head as headEn } from '../../../content/en/notFound.ts';
import { head as headFr } from '../../../content/fr/notFound.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

export default definePage({
  name: 'notFound',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['notFound'],
  picture: 'home',
  Page,
});
