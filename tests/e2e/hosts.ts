import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { NGINX_SERVER } from '../../site/build/nginx.ts';
import { onPath } from '../browser.ts';
import { builtSite } from './dist.ts';
import { freePort } from '../../scripts/listen.ts';
import { ownFolder, runNginx } from './nginx.ts';
import { startSite } from './site.ts';

/** The built files on a host that is not the site's own server, with a store. */
export type Host = Awaited<ReturnType<typeof startSite>>;

/** nginx, if it is installed. */
export const nginx = onPath('nginx');

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
export async function nginxHost(program: string, dist: string = builtSite.folder): Promise<Host> {
  const site = await startSite(dist);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'uno-nginx-'));
  const own = ownFolder(folder);
  await writeFile(
    join(folder, 'nginx.conf'),
    `${own.top}
    http {
      ${own.http}
      server {
        listen 127.0.0.1:${port}; root ${dist};
        include ${dist}/${NGINX_SERVER};
        location /rest/ { proxy_pass ${site.address}; proxy_set_header Host $http_host; }
      }
    }`,
  );
  const address = `http://127.0.0.1:${port}`;
  const stopNginx = await runNginx(program, join(folder, 'nginx.conf'), address);
  return {
    ...site,
    address,
    async stop() {
      await stopNginx();
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
