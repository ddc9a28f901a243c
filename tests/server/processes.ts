import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Row } from '../../server/connection.ts';
import { readEnvironment } from '../../site/environment.ts';
import { tableOf } from '../database/stores.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Unsets settings of the shell and of `.env` files, so that tests do not write into the developer's own store. */
const unsetVariables = Object.fromEntries(['DATABASE_URL', ...Object.keys(readEnvironment(undefined, {}))].map((name) => [name, '']));

type Environment = Readonly<Record<string, string>>;

/** Runs a function when a started process is no longer needed. */
type WhenDone = (end: () => void) => void;

/** A started process and its output. */
export interface Running {
  readonly process: ChildProcess;
  /** Resolves with the match once the process has printed it; rejects if it ends before. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with its exit code and its output. */
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
  /** Asks it to stop, and waits until it has. */
  stop(): Running['ended'];
}

function start(script: string, args: readonly string[], environment: Environment, before: readonly string[] = [], whenDone: WhenDone = onTestFinished): Running {
  const [command = process.execPath, ...rest] = [...before, process.execPath, path(script), ...args];
  const child = spawn(command, rest, { env: { ...process.env, ...unsetVariables, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  whenDone(() => void child.kill('SIGKILL'));
  const printed = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.stderr += text));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, ...printed }));
  return {
    process: child,
    ended,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(printed.stdout) ?? pattern.exec(printed.stderr);
          if (match !== null) resolve(match);
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        look();
        void ended.then(() => reject(new Error(`It ended without saying ${pattern}:\n${printed.stdout}${printed.stderr}`)));
      }),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * Starts the server until the test has finished, on a free port unless the environment sets `PORT`.
 * @param before a command that runs it, such as `unshare`
 * @param whenDone ends it later than with the test
 */
export const startServer = (environment: Environment, before?: readonly string[], whenDone?: WhenDone): Running =>
  start('./child.ts', [], { PORT: '0', ...environment }, before, whenDone);

/** The address of a started server. */
export async function addressOf(server: Running): Promise<string> {
  const [, address = ''] = await server.said(/Pages answer at (http:[^\s"]+)/);
  return address;
}

/** Starts the server, and waits until it stores forms. */
export async function startReady(environment: Environment, before?: readonly string[], whenDone?: WhenDone) {
  const server = startServer(environment, before, whenDone);
  const address = await addressOf(server);
  await server.said(/Forms are stored in/);
  return { server, address };
}

/** Runs `npm run serve` without npm, on a folder, until the test has finished. */
export const startBuilt = (folder: string, environment: Environment): Running =>
  start('../../server/serve-built.ts', [folder], { PORT: '0', ...environment });

/** Sends a row to a server as the browser does. */
export const postRow = (address: string, row: Row, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${address}/rest/v1/${tableOf(row)}?select=id`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(row),
  });

/** Runs `npm run leads` without npm. */
export const runLeads = (environment: Environment, ...args: readonly string[]): Running['ended'] =>
  startLeads(environment, ...args).ended;

/** Runs `npm run doctor` without npm. */
export const runDoctor = (environment: Environment, ...args: readonly string[]): Running['ended'] =>
  start('../../server/doctor.ts', args, environment).ended;

/** Starts `npm run leads` without npm, until the test has finished. */
export const startLeads = (environment: Environment, ...args: readonly string[]): Running =>
  start('../../server/leads.ts', args, environment);

/** Starts a receiver of notifications (`receiver.ts`), until the test has finished. */
export const startReceiver = (kind: 'smtp' | 'webhook', port: string, file: string): Running =>
  start('./receiver.ts', [kind, port, file], {});
