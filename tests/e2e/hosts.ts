import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { NGINX_SERVER } from '../../site/build/nginx.ts';
import { builtSite } from './dist.ts';
import { freePort } from '../../scripts/listen.ts';
import { runNginx } from './nginx.ts';
import { type Site, startSite } from './site.ts';

/** The built files on a host that is not the site's own server, with a store. */
export type Host = Site;

/** A static file host: serves a page under every spelling of its address, without redirects or headers, and one 404 page. */
export function plainHost(): Promise<Host> {
  const files = sirv(builtSite.folder, { dev: true });
  return startSite(async (request, response) =>
    files(request, response, () => void response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(readFileSync(join(builtSite.folder, '404.html')))),
  );
}

/**
 * nginx with the configuration that the build made, included as docs/deploying.md says.
 *
 * @param dist the built site
 */
export async function nginxHost(dist: string = builtSite.folder): Promise<Host> {
  const site = await startSite(dist);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const stopNginx = await runNginx(
    address,
    () => `server {
      listen 127.0.0.1:${port}; root ${dist};
      include ${dist}/${NGINX_SERVER};
      location /rest/ { proxy_pass ${site.address}; proxy_set_header Host $http_host; }
    }`,
  );
  return {
    ...site,
    address,
    async stop() {
      await stopNginx();
      await site.stop();
    },
  };
}
