import { createServer } from 'node:http';
import { createApp } from '../../server/app.ts';
import type { Database } from '../../server/database.ts';
import { closeGracefully } from '../../server/stop.ts';
import { listenOn } from '../../scripts/listen.ts';
import { builtSite } from './dist.ts';

/**
 * Serves the built site, but holds its typefaces until `release` is called, so that they come after the first paint on
 * every machine. Its forms cannot be sent.
 */
export async function siteWithLateTypefaces() {
  const app = createApp({ dist: builtSite.folder, database: Promise.withResolvers<Database>().promise });
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const held = request.url?.endsWith('.woff2') ? free : Promise.resolve();
    void held.then(() => app.emit('request', request, response));
  });
  return {
    address: await listenOn(server),
    release,
    async [Symbol.asyncDispose]() {
      release();
      await closeGracefully(server);
    },
  };
}
