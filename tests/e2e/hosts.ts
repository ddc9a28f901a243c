import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { freePort } from '../../scripts/listen.ts';
import { NGINX_SERVER } from '../../site/build/nginx.ts';
import { onPath } from '../browser.ts';
import { builtSite } from './dist.ts';
import { type Site, startSite } from './site.ts';

/** nginx, if it is installed. */
export const nginx = onPath('nginx');

/**
 * Starts nginx in a folder of its own, and waits until it responds.
 *
 * @param address an HTTP address that responds once it has started
 * @param http makes the content of the configuration's `http` block
 * @returns a function that stops it
 */
export async function runNginx(address: string, http: (folder: string) => string): Promise<() => Promise<void>> {
  if (nginx === undefined) throw new Error('nginx is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'uno-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder}/${what};`).join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr; events { }
    http {
      include /etc/nginx/mime.types; access_log off; ${temporary}
      ${http(folder)}
    }`,
  );
  // Throws what nginx finds wrong.
  execFileSync(nginx, ['-t', '-q', '-c', file], { stdio: 'pipe' });
  const child = spawn(nginx, ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let answered = false; !answered; ) {
    if (child.exitCode !== null) throw new Error('nginx did not start.');
    answered = await fetch(address, { redirect: 'manual' }).then(() => true, () => false);
  }
  return async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A static file host: serves a page under every spelling of its address, without redirects or headers, and one 404 page. */
export function plainHost(): Promise<Site> {
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
export async function nginxHost(dist: string = builtSite.folder): Promise<Site> {
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

/** Binds a socket that outlives the servers which listen on it, as systemd does for `deploy/uno.socket`. It accepts nothing itself. */
export function holdSocket() {
  // Node has no public way to bind without accepting; its cluster module binds so.
  const bind: unknown = Reflect.get(net, '_createServerHandle');
  const held: unknown = typeof bind === 'function' ? bind('127.0.0.1', 0, 4) : undefined;
  const fd: unknown = typeof held === 'object' && held !== null ? Reflect.get(held, 'fd') : undefined;
  if (typeof held !== 'object' || held === null || typeof fd !== 'number' || fd < 0) throw new Error('No socket could be bound.');
  return { fd, close: () => void Reflect.apply(Reflect.get(held, 'close'), held, []) };
}

/**
 * Starts the site's server as a process with its own data directory, which a test can kill, and waits until it can store forms.
 *
 * @param port any free one if absent
 * @param settings further environment variables
 * @param socket a file descriptor that it inherits and listens on, instead of a port of its own
 */
export async function startProcess(dataDir: string, port = '0', settings: Readonly<Record<string, string>> = {}, socket?: number) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  // `exec` keeps the process id of the shell, which systemd too passes in LISTEN_PID.
  const passing = socket === undefined ? '' : 'LISTEN_FDS=1 LISTEN_PID=$$ ';
  const child = spawn('sh', ['-c', `${passing}exec "$@"`, 'sh', process.execPath, join(import.meta.dirname, '../../server/serve-built.ts'), builtSite.folder], {
    env: { ...inherited, ...settings, UNO_DATA_DIR: dataDir, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit', ...(socket === undefined ? [] : [socket])],
  });
  if (child.stdout === null) throw new Error('The server has no output.');
  const gone = once(child, 'exit');
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text;
    if (said.includes('Forms are stored')) break;
  }
  const address = /Pages answer at (http:[^\s"]+)/.exec(said)?.[1];
  if (address === undefined) throw new Error(`The server did not start:\n${said}`);
  return {
    address,
    process: child,
    /** Resolves once the process has ended. */
    async end(signal: 'SIGKILL' | 'SIGTERM') {
      child.kill(signal);
      await gone;
    },
  };
}

/** The running server. */
export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;
