import { head as headEn } from '../../../content/en/services.ts';
import { head as headFr } from '../../../content/fr/services.ts';
import { breadcrumbThing } from '../../head/things.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';
import { dictionary as en } from './strings.en.ts';
import { dictionary as fr } from './strings.fr.ts';

export default definePage({
  name: 'services',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  strings: { 'en-CA': en, 'fr-CA': fr },
  picture: 'services',
  Page,
  things: (t, locale) => [breadcrumbThing('services', locale, t)],
});
