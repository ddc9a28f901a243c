import { business } from '../../../business.ts';
import { head as headEn } from '../../../content/en/duct.ts';
import { head as headFr } from '../../../content/fr/duct.ts';
import { serviceData } from '../../head/pageStructuredData.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';
import { questions } from './questions.ts';

export default definePage({
  name: 'duct',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['duct', 'common', 'pictures'],
  picture: 'deepCleaning',
  Page,
  structuredData: (t, locale) => serviceData('duct', locale, t, { description: t('duct.lead', { partner: business.ductPartner }), questions: questions(t) }),
});
