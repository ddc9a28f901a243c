import { head as headEn } from '../../../content/en/addOns.ts';
import { head as headFr } from '../../../content/fr/addOns.ts';
import { serviceData } from '../../head/pageStructuredData.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';
import { questions } from './questions.ts';

export default definePage({
  name: 'addOns',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['addOns', 'common', 'pictures'],
  picture: 'carpetCleaning',
  Page,
  structuredData: (t, locale) => serviceData('addOns', locale, t, { description: t('addOns.lead'), questions: questions(t) }),
});
