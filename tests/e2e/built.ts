import { buildIfStale } from '../../site/build/build.ts';
import { builtSite } from './dist.ts';

/** Before the first test: the site is built, unless a built one was named. */
export default async function built(): Promise<void> {
  if (!builtSite.given) await buildIfStale();
}
