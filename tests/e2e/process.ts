import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtSite } from './dist.ts';
import { test } from './site.ts';

/**
 * Starts the site's server as a process with its own data directory, which a test can kill, and waits until it can store forms.
 *
 * @param port any free one if absent
 * @param settings further environment variables
 */
export async function startProcess(dataDir: string, port = '0', settings: Readonly<Record<string, string>> = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../server/serve-built.ts', import.meta.url)), builtSite.folder], {
    env: { ...inherited, ...settings, UNO_DATA_DIR: dataDir, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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

/**
 * A server that a test can kill and start again, with a data directory for each test. Call it inside a `describe`: it adds
 * hooks that make the directory and stop running servers.
 */
export function restartableServer() {
  let dataDir = '';
  const started: ServerProcess[] = [];
  test.beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'uno-e2e-'));
  });
  test.afterEach(async () => {
    for (const server of started.splice(0)) await server.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    /** The data directory of the current test. */
    dataDir: () => dataDir,
    /** Starts the server. @param port any free one if absent */
    async start(port?: string) {
      const server = await startProcess(dataDir, port);
      started.push(server);
      return server;
    },
  };
}
