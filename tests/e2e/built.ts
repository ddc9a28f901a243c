import { buildIfStale } from '../../site/build/build.ts';
import { builtSite } from './dist.ts';

/** Builds the site before the first test, unless `UNO_DIST` names a built one. */
export default async function buildSite(): Promise<void> {
  if (!builtSite.given) await buildIfStale();
}
