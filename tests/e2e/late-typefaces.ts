import { createServer } from 'node:http';
import { createApp } from '../../server/app.ts';
import type { Database } from '../../server/database.ts';
import { closeGracefully } from '../../server/stop.ts';
import { listenOn } from '../../scripts/listen.ts';
import { builtSite } from './dist.ts';

/**
 * The built site, whose typefaces wait until they are let go: so they come after the first paint on every machine,
 * however slow it is. Nothing can be sent from it.
 */
export async function siteWithLateTypefaces() {
  const app = createApp({ dist: builtSite.folder, database: Promise.withResolvers<Database>().promise });
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const held = request.url?.endsWith('.woff2') ? free : Promise.resolve();
    void held.then(() => app.emit('request', request, response));
  });
  return {
    address: await listenOn(server),
    letGo,
    async [Symbol.asyncDispose]() {
      letGo();
      await closeGracefully(server);
    },
  };
}
