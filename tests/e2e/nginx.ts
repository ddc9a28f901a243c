import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The lines that keep an nginx of a test to its own folder, for the top of its configuration and for its `http` block. */
export const ownFolder = (folder: string) => ({
  top: `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr; events { }`,
  http: `include /etc/nginx/mime.types; access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder}/${what};`).join(' ')}`,
});

/**
 * Runs nginx until it is told to stop.
 *
 * @param file its configuration
 * @param address answers once it has started, over HTTP
 * @returns stops it
 */
export async function runNginx(program: string, file: string, address: string): Promise<() => Promise<void>> {
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  for (let answered = false; !answered; ) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said}`);
    answered = await fetch(address, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  }
  return async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  };
}
