import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { readEnvironment } from '../../site/environment.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Unsets settings of the shell and of `.env` files, so that tests do not write into the developer's own store. */
const unsetVariables = Object.fromEntries(['DATABASE_URL', ...Object.keys(readEnvironment(undefined, {}))].map((name) => [name, '']));

/** A started process and its output. */
export interface Running {
  readonly process: ChildProcess;
  /** Resolves with the match once the process has printed it; rejects if it ends before. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with its exit code and its output. */
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
}

function start(script: string, args: readonly string[], environment: Readonly<Record<string, string>>, before: readonly string[] = []): Running {
  const [command = process.execPath, ...rest] = [...before, process.execPath, path(script), ...args];
  const child = spawn(command, rest, {
    env: { ...process.env, ...unsetVariables, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
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
  };
}

/**
 * Starts the server until the test has finished, on a free port unless the environment sets `PORT`.
 * @param before a command that runs it, such as `unshare`
 */
export function startServer(environment: Readonly<Record<string, string>>, before?: readonly string[]): Running {
  return start('./child.ts', [], { PORT: '0', ...environment }, before);
}

/** Runs `npm run serve` without npm, on a folder, until the test has finished. */
export function startBuilt(folder: string, environment: Readonly<Record<string, string>>): Running {
  return start('../../server/serve-built.ts', [folder], { PORT: '0', ...environment });
}

/** Runs `npm run leads` without npm. */
export function runLeads(environment: Readonly<Record<string, string>>, ...args: readonly string[]): Running['ended'] {
  return start('../../server/leads.ts', args, environment).ended;
}

/** Runs `npm run doctor` without npm. */
export function runDoctor(environment: Readonly<Record<string, string>>, ...args: readonly string[]): Running['ended'] {
  return start('../../server/doctor.ts', args, environment).ended;
}

/** Runs `npm run leads -- --follow` without npm, until the test has finished. */
export function followLeads(environment: Readonly<Record<string, string>>, ...args: readonly string[]): Running {
  return start('../../server/leads.ts', ['--follow', ...args], environment);
}

/** Starts a receiver of notifications (`receiver.ts`), until the test has finished. */
export function startReceiver(kind: 'smtp' | 'webhook', port: string, file: string): Running {
  return start('./receiver.ts', [kind, port, file], {});
}
