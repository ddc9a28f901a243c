import { head as headEn } from '../../../content/en/about.ts';
import { head as headFr } from '../../../content/fr/about.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

export default definePage({
  name: 'about',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['about', 'proofs', 'common', 'pictures'],
  picture: 'about',
  Page,
});
