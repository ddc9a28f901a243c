import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The repository’s root folder. */
export const root = join(import.meta.dirname, '../..');

/** A command’s exit code (null when it was stopped), and all that it printed. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

const running = new Set<ChildProcess>();

/** Stops the running commands, when the tests themselves are stopped. */
export function stopCommands(): void {
  for (const child of running) child.kill();
}

/**
 * Runs a script with the Node that runs this process, and collects what it prints.
 *
 * @param minutes after which it is stopped and counts as failed
 */
export async function runNode(args: readonly string[], environment: NodeJS.ProcessEnv = {}, minutes = 10): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes * 60_000,
  });
  running.add(child);
  let output = '';
  const collect = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  await once(child, 'close');
  running.delete(child);
  if (child.exitCode === null) output += `\nStopped: it took more than ${minutes} minutes, or was told to end.`;
  return { code: child.exitCode, output: output.trim() };
}

/**
 * Runs Node in another folder.
 *
 * @throws with what it printed, when it fails
 */
export async function nodeIn(folder: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (text: Buffer) => void (output += text.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(output.trim());
  return output;
}
