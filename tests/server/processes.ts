import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Row } from '../../server/connection.ts';
import { readEnvironment } from '../../site/environment.ts';
import { tableOf } from '../database/stores.ts';

/** Unsets settings of the shell and of `.env` files, so that tests do not write into the developer's own store. */
const unsetVariables = Object.fromEntries(['DATABASE_URL', ...Object.keys(readEnvironment(undefined, {}))].map((name) => [name, '']));

type Environment = Readonly<Record<string, string>>;

/** Runs a function when a started process is no longer needed. */
type WhenDone = (end: () => void) => void;

/** A started process and its output. */
interface RunningProcess {
  readonly process: ChildProcess;
  /** Resolves with the match once the process has printed it; rejects if it ends before. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with its exit code and its output. */
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
  /** Asks it to stop, and waits until it has. */
  stop(): RunningProcess['ended'];
}

const repository = join(import.meta.dirname, '../..');

/** Starts a program of the folder `server`. @param root the checkout that has it */
export function start(program: string, args: readonly string[], environment: Environment, before: readonly string[] = [], whenDone: WhenDone = onTestFinished, root = repository): RunningProcess {
  const [command = process.execPath, ...rest] = [...before, process.execPath, join(root, 'server', program), ...args];
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
 * Runs `npm run serve` without npm, until the test has finished, on a free port unless the environment sets `PORT`.
 * @param site the built folder
 * @param before a command that runs it, such as `unshare`
 * @param whenDone ends it later than with the test
 */
export const startServer = (site: string, environment: Environment, before?: readonly string[], whenDone?: WhenDone): RunningProcess =>
  start('serve-built.ts', [site], { PORT: '0', ...environment }, before, whenDone);

/** The address of a started server. */
export async function addressOf(server: RunningProcess): Promise<string> {
  const [, address = ''] = await server.said(/Pages answer at (http:[^\s"]+)/);
  return address;
}

/** Starts the server, and waits until it stores forms. */
export async function startReady(...server: Parameters<typeof startServer>) {
  const running = startServer(...server);
  const address = await addressOf(running);
  await running.said(/Forms are stored in/);
  return { server: running, address };
}

/** The command that runs another in namespaces of its own, as a container does, if this machine lets this user make them. */
export function inNamespaces(...options: readonly string[]): readonly string[] | undefined {
  const commands = [[], ['--user', '--map-root-user']].map((rights) => ['unshare', ...rights, ...options]);
  return commands.find(([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0);
}

let visitors = 0;
/** Sends a row to a server as the browser does, each time from another network address, because of the rate limit. */
export async function postRow(address: string, row: Row, headers: Readonly<Record<string, string>> = {}) {
  visitors += 1;
  const response = await fetch(`${address}/rest/v1/${tableOf(row)}?select=id`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}`, ...headers },
    body: JSON.stringify(row),
  });
  return { status: response.status, requestId: response.headers.get('x-request-id'), text: await response.text() };
}

/** Starts `npm run leads` without npm, until the test has finished. */
export const startLeads = (environment: Environment, ...args: readonly string[]): RunningProcess => start('leads-command.ts', args, environment);

/** Runs `npm run leads` without npm. */
export const runLeads = (...command: Parameters<typeof startLeads>): RunningProcess['ended'] => startLeads(...command).ended;

/** Runs `npm run doctor` without npm. */
export const runDoctor = (environment: Environment, ...args: readonly string[]): RunningProcess['ended'] => start('doctor-command.ts', args, environment).ended;
