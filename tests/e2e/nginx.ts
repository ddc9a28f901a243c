import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from '../browser.ts';

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
