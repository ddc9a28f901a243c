/** A screen that nobody sees, for browsers that have no headless mode: Xvfb, the X server that draws into memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { onPath } from '../browser.ts';

/** Such a screen. */
export interface Screen {
  /** What programs take as `DISPLAY`: `:99`. */
  readonly display: string;
  stop(): Promise<void>;
}

/** Whether Xvfb is installed. */
export const hasScreen = (): boolean => onPath('Xvfb') !== undefined;

/** Starts one that is large enough for every window. It takes a free number, and says which. */
export async function startScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'close');
  const number = await Promise.race([
    once(server.stdio[3] as Readable, 'data').then(([text]) => String(text).trim()),
    ended.then(() => Promise.reject(new Error('Xvfb ended before it had a screen.'))),
  ]);
  return {
    display: `:${number}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
