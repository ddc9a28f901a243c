import { builtSite, isBuiltSite, refuseToStart, runBuilt } from './built-server.ts';
import { announce, openLog } from './log.ts';

// `npm start`: builds what is stale, then serves the site with its forms. If the build fails, it serves the last good one.

/** What went wrong with a build. A syntax error has its file and line only at the beginning of its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof SyntaxError ? (error.stack ?? error.message).split('\n    at ')[0] ?? error.message : error.message;
}

try {
  // Imported here, because it reads files that an owner edits, and one with a mistake must not stop the server.
  const { buildIfStale } = await import('../site/build/build.ts');
  const { built } = await buildIfStale();
  openLog();
  announce(built ? 'The site has been built.' : 'The site is up to date.');
} catch (error) {
  const problem = `The site could not be built:\n${describe(error)}\n`;
  if (!isBuiltSite(builtSite)) refuseToStart(`${problem}Mend that, then run npm start again.`);
  console.error(`${problem}The last good build is served. Mend that, then run npm run build.`);
}
await runBuilt(builtSite);
