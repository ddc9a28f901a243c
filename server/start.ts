import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../site/build/build.ts';
import { announce } from './log.ts';
import { run } from './run.ts';

// `npm start`: builds what is stale, then serves the site with its forms.

await run(async () => {
  const { built } = await buildIfStale();
  announce(built ? 'The site has been built.' : 'The site is up to date.');
  return fileURLToPath(new URL('../site/dist/', import.meta.url));
});
