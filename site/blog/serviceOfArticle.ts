import { type Service, services } from '../services.ts';
import type { Article } from './article.ts';

/** An article that links to this many services or more is about cleaning in general. */
const MANY_SERVICES = 3;

/** The service that the end of an article leads to: the first one whose page it links to. None for an article about cleaning in general. */
export function serviceOfArticle({ links }: Pick<Article, 'links'>): Service | undefined {
  const linked = new Set(links.flatMap(({ written }) => services.filter(({ path }) => path === written.split(/[#?]/, 1)[0])));
  return linked.size < MANY_SERVICES ? [...linked][0] : undefined;
}
