import { head as headEn } from '../../../content/en/services.ts';
import { head as headFr } from '../../../content/fr/services.ts';
import { breadcrumbData } from '../../head/pageStructuredData.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

export default definePage({
  name: 'services',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['services', 'price', 'common', 'nav'],
  picture: 'services',
  Page,
  structuredData: (t, locale) => [breadcrumbData('services', locale, t)],
});
