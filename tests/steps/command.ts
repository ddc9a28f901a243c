import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, single } from './outcome.ts';

/** The repository’s root folder. */
export const root = join(import.meta.dirname, '../..');

/** The folder of the built Storybook, from the repository. */
export const STORYBOOK = 'node_modules/.cache/storybook-built';

/** A command’s exit code (null when it was stopped), and all that it printed. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

const stopping = new AbortController();

/** Stops the running commands, when the tests themselves are stopped. */
export const stopCommands = () => stopping.abort();

/**
 * Runs a script with the Node that runs this process, and collects what it prints.
 *
 * @param minutes after which it is stopped and counts as failed
 */
export async function runNode(args: readonly string[], environment: NodeJS.ProcessEnv = {}, minutes = 10, folder = root): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes * 60_000,
    signal: stopping.signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  await once(child, 'close');
  if (child.exitCode === null) output += `\nStopped: it took more than ${minutes} minutes, or was told to end.`;
  return { code: child.exitCode, output: output.trim() };
}

/**
 * Runs Node in another folder.
 *
 * @throws with what it printed, when it fails
 */
export async function nodeIn(folder: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runNode(args, {}, 60, folder);
  if (code !== 0) throw new Error(output);
  return output;
}

/**
 * Runs a test tool that writes a report in JSON.
 *
 * @param argumentsFor the tool's arguments, for the path of its report
 * @param read makes the outcome of the report
 */
export async function runWithReport(
  name: string,
  argumentsFor: (report: string) => readonly string[],
  read: (report: string, ended: Ended) => Outcome,
  environment?: NodeJS.ProcessEnv,
  minutes?: number,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), `uno-${name}-`));
  const report = join(folder, 'report.json');
  try {
    const ended = await runNode(argumentsFor(report), { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, minutes);
    try {
      return read(readFileSync(report, 'utf8'), ended);
    } catch {
      return single(name, ended.output);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
