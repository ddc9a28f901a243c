/**
 * Builds `site/dist`: prerendered documents, the code that wakes them, host files, all precompressed.
 * `npm run build` always builds; `npm start` and `npm test` build only if a source or a setting has changed.
 */
import { reasonOf, UserFacingError } from '../userFacingError.ts';

/** The build's code. It imports modules that read the owner's files and the strings, so all problems of these files are reported first. */
async function makeSite(): Promise<typeof import('./makeSite.ts')> {
  const { checkContent } = await import('./contentCheck.ts');
  checkContent();
  const { checkOwnerFiles } = await import('../company/check.ts');
  await checkOwnerFiles();
  return import('./makeSite.ts');
}

/** Builds everything: see `makeSite.ts`. @param log called with each line of progress. Default: nothing is printed */
export const build = async (log: (line: string) => void = () => undefined): Promise<void> => (await makeSite()).build(log);

/** Builds, unless the served site was built from the current sources and settings. */
export const buildIfStale = async (): Promise<{ built: boolean }> => (await makeSite()).buildIfStale();

if (import.meta.main) {
  const from = performance.now();
  try {
    await build(console.log);
    console.log(`site/dist built in ${((performance.now() - from) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(error instanceof UserFacingError ? reasonOf(error) : error);
    process.exitCode = 1;
  }
}
