import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The configuration lines that limit a test's nginx to its own folder: for the top of the file and for its `http` block. */
export const ownFolder = (folder: string) => ({
  top: `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr; events { }`,
  http: `include /etc/nginx/mime.types; access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder}/${what};`).join(' ')}`,
});

/**
 * Starts nginx and waits until it responds.
 *
 * @param file its configuration
 * @param address an HTTP address that responds once it has started
 * @returns a function that stops it
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
