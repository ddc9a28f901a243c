import { head as headEn } from '../../../content/en/warehouse.ts';
import { head as headFr } from '../../../content/fr/warehouse.ts';
import { serviceData } from '../../head/pageStructuredData.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';
import { questions } from './questions.ts';

export default definePage({
  name: 'warehouse',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['warehouse', 'common', 'pictures'],
  picture: 'warehouseCleaning',
  Page,
  structuredData: (t, locale) => serviceData('warehouse', locale, t, { description: t('warehouse.lead'), questions: questions(t) }),
});
