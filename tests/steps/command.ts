import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The repository’s root folder. */
export const root = join(import.meta.dirname, '../..');

/** The folder of the built Storybook, from the repository. */
export const STORYBOOK = 'node_modules/.cache/storybook-built';

/**
 * Runs a script with the Node that runs this process.
 *
 * @param minutes after which it is stopped and counts as failed
 * @returns its exit code (null when it was stopped), and all that it printed
 */
export async function runNode(args: readonly string[], environment: NodeJS.ProcessEnv = {}, minutes = 10, folder = root) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes * 60_000,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  await once(child, 'close');
  if (child.exitCode === null) output += `\nStopped: it took more than ${minutes} minutes.`;
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
