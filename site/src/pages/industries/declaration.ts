import { head as headEn } from '../../../content/en/industries.ts';
import { head as headFr } from '../../../content/fr/industries.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';
import { dictionary as en } from './strings.en.ts';
import { dictionary as fr } from './strings.fr.ts';

export default definePage({
  name: 'industries',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  strings: { 'en-CA': en, 'fr-CA': fr },
  picture: 'industries',
  Page,
});
