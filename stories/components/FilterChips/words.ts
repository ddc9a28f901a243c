import { fromSite } from '../../siteWords.ts';

/** The words of the stories, in both languages. */
export const words = fromSite(['blog'], (t) => ({
  category: t('blog.categories'),
  tag: t('blog.tags'),
  active: t('blog.active'),
  none: t('blog.noActive'),
  clear: t('blog.clearAll'),
  remove: (filter: string) => t('blog.remove', { filter }),
  search: t('blog.search'),
  labels: { submit: t('blog.searchSubmit'), clear: t('blog.searchClear') },
  count: (count: number, total: number) => t('blog.found', { count, total }),
}));
