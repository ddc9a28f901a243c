import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { NGINX_MAPS, NGINX_SERVER } from '../../site/build/nginx.ts';
import { createApp } from '../../site/server/app.ts';
import { openPGlite } from '../../site/server/database.ts';
import { migrate } from '../../site/server/migrate.ts';
import { isRestPath } from '../../site/server/rest.ts';
import { onPath } from '../browser.ts';
import { builtSite } from './dist.ts';

/** The built files on a host that is not the site's own server; the store stands beside it. */
export interface Host {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  /** The names on the requests that were stored since it was last asked. */
  names(): Promise<readonly unknown[]>;
  stop(): Promise<void>;
}

/** Debian's nginx, where it is installed. */
export const nginx = onPath('nginx');

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function openStore() {
  const database = await openPGlite();
  await migrate(database);
  return {
    app: createApp({ dist: builtSite.folder, database }),
    async names() {
      const rows = await database.transaction(async (connection) => {
        const found = await connection.query('select name from quote_requests');
        await connection.script('truncate quote_requests, app_private.rate_windows');
        return found;
      });
      return rows.map((row) => row['name']);
    },
    close: () => database.close(),
  };
}

/** A host that does nothing but give files out: it sends a page under every spelling of its address, redirects nothing and adds no header. */
export async function plainHost(): Promise<Host> {
  const { app, names, close } = await openStore();
  const files = sirv(builtSite.folder, { dev: true });
  const server = createServer((request, response) => {
    if (isRestPath((request.url ?? '').split('?', 1)[0] ?? '')) app.emit('request', request, response);
    else files(request, response, () => void response.writeHead(404).end());
  });
  return {
    address: `http://127.0.0.1:${await portOf(server)}`,
    names,
    async stop() {
      server.closeAllConnections();
      server.close();
      await close();
    },
  };
}

/** nginx with the configuration that the build made, as the README says to include it. */
export async function nginxHost(program: string): Promise<Host> {
  const { app, names, close } = await openStore();
  const store = await portOf(app);
  // A port that was free a moment ago: nginx takes a number.
  const taken = createServer();
  const port = await portOf(taken);
  taken.close();
  const folder = await mkdtemp(join(tmpdir(), 'uno-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder}/${what};`).join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr; events { }
    http {
      include /etc/nginx/mime.types; access_log off; ${temporary}
      include ${builtSite.folder}/${NGINX_MAPS};
      server {
        listen 127.0.0.1:${port}; root ${builtSite.folder};
        include ${builtSite.folder}/${NGINX_SERVER};
        location /rest/ { proxy_pass http://127.0.0.1:${store}; proxy_set_header Host $http_host; }
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
    address,
    names,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      app.closeAllConnections();
      app.close();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
