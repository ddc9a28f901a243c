import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { NGINX_SERVER } from '../../site/build/nginx.ts';
import { onPath } from '../browser.ts';
import { builtSite } from './dist.ts';
import { startSite } from './site.ts';

/** The built files on a host that is not the site's own server; the store stands beside it. */
export type Host = Awaited<ReturnType<typeof startSite>>;

/** Debian's nginx, where it is installed. */
export const nginx = onPath('nginx');

/** A port that is free: nginx takes a number, and says no other. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A host that does nothing but give files out: it sends a page under every spelling of its address, redirects nothing, adds no header, and has one page for all that is not there. */
export function plainHost(): Promise<Host> {
  const files = sirv(builtSite.folder, { dev: true });
  return startSite(async (request, response) =>
    files(request, response, () => void response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(readFileSync(join(builtSite.folder, '404.html')))),
  );
}

/**
 * nginx with the configuration that the build made, as the README says to include it.
 *
 * @param dist the built site
 */
export async function nginxHost(program: string, dist: string = builtSite.folder): Promise<Host> {
  const site = await startSite(dist);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'uno-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder}/${what};`).join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr; events { }
    http {
      include /etc/nginx/mime.types; access_log off; ${temporary}
      server {
        listen 127.0.0.1:${port}; root ${dist};
        include ${dist}/${NGINX_SERVER};
        location /rest/ { proxy_pass ${site.address}; proxy_set_header Host $http_host; }
      }
    }`,
  );
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const address = `http://127.0.0.1:${port}`;
  for (let answered = false; !answered; ) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said}`);
    answered = await fetch(address).then(
      () => true,
      () => false,
    );
  }
  return {
    ...site,
    address,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
