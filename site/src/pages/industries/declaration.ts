import { head as headEn } from '../../../content/en/industries.ts';
import { head as headFr } from '../../../content/fr/industries.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

export default definePage({
  name: 'industries',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['industries', 'pictures', 'common'],
  picture: 'industries',
  Page,
});
