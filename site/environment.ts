/** Variables by name, as the process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The files that hold settings, at the root of the repository. A later file wins over an earlier one. These are the files
 * of a production build with Vite, in Vite's order; `npm run dev` reads the same ones.
 */
export const ENVIRONMENT_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'] as const;

/** The file of settings with this name, as variables; `undefined` when there is none. */
function variablesOf(name: string, folder: string | undefined): Record<string, string | undefined> | undefined {
  const { readFileSync, statSync } = process.getBuiltinModule('node:fs');
  const path = process.getBuiltinModule('node:path');
  const util = process.getBuiltinModule('node:util');
  const file = path.join(folder ?? path.join(import.meta.dirname, '..'), name);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  try {
    // Some editors on Windows begin a file with a byte order mark.
    return util.parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file} cannot be read (${error instanceof Error ? error.message : String(error)}): make it readable for this user, or remove it.`, { cause: error });
  }
}

/** Where a variable has its value from, for messages: the last file that says so, else the shell. */
export const originOfVariable = (name: string, value: string, folder?: string): string =>
  [...ENVIRONMENT_FILES].reverse().find((file) => variablesOf(file, folder)?.[name] === value) ?? 'the shell';

/**
 * Reads the settings: the build, the server, the tools and Vite all take them from here. A variable that the shell sets
 * wins over the files, even when it is set to nothing. Values are taken as written: `$NAME` is not expanded.
 *
 * The browser's code imports this module too, and the bundler drops the call there. So Node's modules are asked for inside
 * a function: an import at the top would fail in the browser under `npm run dev`.
 *
 * @param folder holds the files. Default: the root of the repository
 * @param shell the variables of the process. Default: those of this process
 * @throws one sentence when a file is there and cannot be read
 */
export function readEnvironment(folder?: string, shell: Environment = process.env): Environment {
  const settings: Record<string, string | undefined> = {};
  for (const name of ENVIRONMENT_FILES) Object.assign(settings, variablesOf(name, folder));
  for (const [name, value] of Object.entries(shell)) if (value !== undefined) settings[name] = value;
  return settings;
}

/** Those that Vite writes into the browser's code: their names begin with `VITE_`. */
export const publicVariables = (environment: Environment): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (name.startsWith('VITE_') && value !== undefined ? [[name, value]] : [])));

/** Those that change what the build makes, in order of their names: after a change the built site is stale. */
export const buildVariables = (environment: Environment): readonly (readonly [string, string])[] =>
  Object.entries({ ...publicVariables(environment), UNO_HSTS_SUBDOMAINS: environment['UNO_HSTS_SUBDOMAINS'] ?? '' }).sort(([one], [other]) => (one < other ? -1 : 1));
