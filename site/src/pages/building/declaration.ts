import { head as headEn } from '../../../content/en/building.ts';
import { head as headFr } from '../../../content/fr/building.ts';
import { serviceData } from '../../head/pageStructuredData.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';
import { questions } from './questions.ts';

export default definePage({
  name: 'building',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['building', 'common', 'pictures'],
  picture: 'condoCleaning',
  Page,
  structuredData: (t, locale) => serviceData('building', locale, t, { description: t('building.lead'), questions: questions(t) }),
});
