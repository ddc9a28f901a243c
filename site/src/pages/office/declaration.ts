import { head as headEn } from '../../../content/en/office.ts';
import { head as headFr } from '../../../content/fr/office.ts';
import { serviceData } from '../../head/pageStructuredData.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';
import { questions } from './questions.ts';

export default definePage({
  name: 'office',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['office', 'common', 'pictures'],
  picture: 'officeCleaning',
  Page,
  structuredData: (t, locale) => serviceData('office', locale, t, { description: t('office.lead'), questions: questions(t) }),
});
