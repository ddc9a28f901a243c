/** A virtual screen (Xvfb), for browsers without a headless mode. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { onPath } from '../browser.ts';

/** Whether Xvfb is installed. */
export const hasScreen = (): boolean => onPath('Xvfb') !== undefined;

/** Starts a screen that is large enough for every window, under a free number. */
export async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'close');
  const number = await Promise.race([
    once(server.stdio[3] as Readable, 'data').then(([text]) => String(text).trim()),
    ended.then(() => Promise.reject(new Error('Xvfb ended before it had a screen.'))),
  ]);
  return {
    /** The value of `DISPLAY`: `:99`. */
    display: `:${number}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
