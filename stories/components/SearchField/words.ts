import { fromSite } from '../../siteWords.ts';

const landmarks = {
  'en-CA': { onPage: 'On this page', everywhere: 'In the whole site' },
  'fr-CA': { onPage: 'Dans cette page', everywhere: 'Dans tout le site' },
};

/** The words of the stories, in both languages. */
export const words = fromSite(['blog'], (t, locale) => ({
  label: t('blog.search'),
  query: 'calcium',
  labels: { submit: t('blog.searchSubmit'), clear: t('blog.searchClear') },
  ...landmarks[locale],
}));
