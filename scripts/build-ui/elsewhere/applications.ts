/** The applications that use the packages, and how each is built and started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sirv from 'sirv';
import { listenOn } from '../../listen.ts';
import { runNode } from '../run.ts';
import { writeGuideScripts } from './guideFiles.ts';
import type { Outcome } from './outcome.ts';
import { checkOwnTheme, otherPages } from './ownTheme.ts';

/** An application that is being served. */
export interface Running {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  stop(): Promise<void>;
}

/** An application that can be built and started. */
export interface Application {
  readonly name: string;
  /** The path of its home page. */
  readonly home: string;
  /** The path of its quote form, if it has one. */
  readonly quote?: string;
  /** The paths of its other pages. */
  readonly others?: readonly string[];
  /** The path of the server page that imports every entry. */
  readonly everyEntry?: string;
  /** The path of its page with a form whose action runs on the server. */
  readonly action?: string;
  /** Set if the application uses Tailwind; `wins` if Tailwind's classes must override ours. */
  readonly tailwind?: 'wins' | 'is there';
  start(folder: string): Promise<Running>;
  /** Its own checks, instead of `checkEverything`. */
  check?(browser: Browser, address: string, folder: string): Promise<Outcome[]>;
}

/** Serves a folder. With `single`, an address without a file gets `index.html`, for an application with client-side routes. */
export async function serve(folder: string, single: boolean): Promise<Running> {
  const server = createServer(sirv(folder, { dev: true, single }));
  return {
    address: await listenOn(server),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Builds a Vite application in the sandbox. */
export const buildWithVite = (sandbox: string, folder: string, ...options: readonly string[]): Promise<string> =>
  runNode([join(sandbox, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...options], folder);

const vite = (mode: string, tailwind: Application['tailwind'] & string): Application => ({
  name: `Vite, ${mode}`,
  home: '/',
  quote: '/quote',
  tailwind,
  async start(folder) {
    const here = join(folder, 'vite');
    await buildWithVite(folder, here, '--mode', mode);
    return serve(join(here, 'dist', mode), true);
  },
});

const html: Application = {
  name: 'HTML',
  home: '/html/index.html',
  async start(folder) {
    await runNode(['render.js'], join(folder, 'html'));
    return serve(folder, false);
  },
};

const ownTheme: Application = {
  name: 'Vite, a theme of its own',
  home: '/',
  others: otherPages,
  async start(folder) {
    const here = join(folder, 'own-theme');
    await buildWithVite(folder, here);
    return serve(join(here, 'dist'), true);
  },
  check: checkOwnTheme,
};

/** Waits until a server prints its address and that it is ready. */
async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listen = (text: string) => {
    said += text;
    const [address] = /http:\/\/(?:127\.0\.0\.1|localhost):[1-9]\d*/.exec(said) ?? [];
    if (address !== undefined && /ready/i.test(said)) resolve(address.replace('localhost', '127.0.0.1'));
  };
  child.stdout?.setEncoding('utf8').on('data', listen);
  child.stderr?.setEncoding('utf8').on('data', listen);
  child.once('exit', () => reject(new Error(`It did not start:\n${said}`)));
  return promise;
}

const next: Application = {
  name: 'Next',
  home: '/',
  quote: '/quote',
  everyEntry: '/every-entry',
  action: '/subscribe',
  async start(folder) {
    const here = join(folder, 'next');
    const program = join(folder, 'node_modules/next/dist/bin/next');
    process.env['NEXT_TELEMETRY_DISABLED'] = '1';
    await writeGuideScripts(join(folder, 'node_modules/@uno/ui/guides/form-actions.md'), here);
    await runNode([program, 'build'], here);
    const child = spawn(process.execPath, [program, 'start', '--port', '0', '--hostname', '127.0.0.1'], { cwd: here, stdio: ['ignore', 'pipe', 'pipe'] });
    return {
      address: await addressOf(child),
      stop: async () => {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      },
    };
  },
};

/** All applications. The HTML page comes first, because the others are compared with it: it has no styles but ours. */
export const applications: readonly Application[] = [
  html,
  vite('tailwind-first', 'wins'),
  vite('uno-first', 'wins'),
  vite('tailwind-first-bare', 'is there'),
  vite('uno-first-bare', 'wins'),
  next,
  ownTheme,
];
