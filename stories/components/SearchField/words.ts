import { fromSite } from '../../siteWords.ts';

/** The words of the stories, in both languages. */
export const words = fromSite(['blog'], (t) => ({
  label: t('blog.search'),
  query: 'calcium',
  labels: { submit: t('blog.searchSubmit'), clear: t('blog.searchClear') },
}));
