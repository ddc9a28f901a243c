import { StaticRouter } from 'react-router-dom';
import type { Tag } from '../../../blog/article.ts';
import type { ArticleCardData } from '../../../blog/search/files.ts';
import { hrefOf } from '../../../routes.ts';
import { ArticleCards } from '../../blog/ArticleCards.tsx';
import { BlogIndex } from '../../blog/BlogIndex.tsx';
import { IndexAside } from '../../blog/IndexAside.tsx';
import { BlogOpening } from '../../blog/BlogOpening.tsx';
import type { BlogIndexData } from '../../blog/indexData.ts';
import { useLocale } from '../../i18n/TranslationProvider.tsx';

/** The index of the blog as it is prerendered. The browser hydrates `BlogIsland`. */
export default function BlogPage({
  data,
  tags,
  articles,
}: {
  data: BlogIndexData;
  /** Sorted by number of articles. */
  tags: readonly Tag[];
  /** The articles of the first page. */
  articles: readonly ArticleCardData[];
}) {
  const content = { data, opening: <BlogOpening />, cards: <ArticleCards articles={articles} layout="lead" />, aside: <IndexAside tags={tags} /> };
  return (
    <StaticRouter location={hrefOf('blog', useLocale())}>
      <BlogIndex content={content} />
    </StaticRouter>
  );
}
