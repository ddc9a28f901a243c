import { business } from '../../../business.ts';
import { head as headEn } from '../../../content/en/postConstruction.ts';
import { head as headFr } from '../../../content/fr/postConstruction.ts';
import { serviceData } from '../../head/pageStructuredData.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';
import { questions } from './questions.ts';

export default definePage({
  name: 'postConstruction',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['postConstruction', 'common', 'pictures'],
  picture: 'postConstruction',
  Page,
  structuredData: (t, locale) => serviceData('postConstruction', locale, t, { description: t('postConstruction.lead', business.promises.postConstructionDays), questions: questions(t) }),
});
