import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repository } from './packages.ts';

const execute = promisify(execFile);

/** A program is stopped after this time: an installation takes two minutes, or never ends if the registry does not answer. */
const MINUTES = 10;

/** The output of a program that failed, from stdout or stderr. */
function outputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const streams = ['stdout', 'stderr'].map((stream): unknown => Reflect.get(error, stream));
  const said = streams.filter((text) => typeof text === 'string').join('').trim();
  const stopped = Reflect.get(error, 'killed') === true ? `Stopped after ${MINUTES} minutes. If it was installing, check that the registry answers.\n` : '';
  return stopped + (said === '' ? error.message : said);
}

/**
 * Runs a program and returns its output.
 *
 * @throws Error with its output, when it fails or takes more than ten minutes
 */
export async function run(program: string, args: readonly string[], cwd: string = repository, shell = false): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { cwd, shell, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }, maxBuffer: 2 ** 26, timeout: MINUTES * 60_000 });
    return stdout;
  } catch (error) {
    throw new Error(outputOf(error), { cause: error });
  }
}

/** Runs a script on the same Node. */
export const runNode = (args: readonly string[], cwd?: string): Promise<string> => run(process.execPath, args, cwd);

/** Runs npm: the one that started this script, else the installed one. */
export function runNpm(args: readonly string[], cwd: string): Promise<string> {
  const npm = process.env['npm_execpath'];
  return npm !== undefined && /npm-cli\.c?js$/.test(npm) ? runNode([npm, ...args], cwd) : run('npm', args, cwd, process.platform === 'win32');
}
