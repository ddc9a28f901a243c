/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings files, at the root of the repository. Later files override earlier ones. These are the files of a production
 * build with Vite, in Vite's order; `npm run dev` reads the same ones.
 */
export const ENVIRONMENT_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'] as const;

/** The variables of a settings file; `undefined` when the file does not exist. */
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

/** Where a variable's value comes from, for messages: the last file with that value, else the shell. */
export const originOfVariable = (name: string, value: string, folder?: string): string =>
  [...ENVIRONMENT_FILES].reverse().find((file) => variablesOf(file, folder)?.[name] === value) ?? 'the shell';

/**
 * Reads the settings for the build, the server, the tools and Vite. Variables of the shell override the files, even when
 * they are empty. Values are used as written: `$NAME` is not expanded.
 *
 * The browser's code imports this module too, and the bundler removes the call there. Node's modules are loaded inside a
 * function, because a top-level import would fail in the browser under `npm run dev`.
 *
 * @param folder the folder of the files. Default: the root of the repository
 * @param shell the variables of the shell. Default: those of this process
 * @throws when a file exists but cannot be read
 */
export function readEnvironment(folder?: string, shell: Environment = process.env): Environment {
  const settings: Record<string, string | undefined> = {};
  for (const name of ENVIRONMENT_FILES) Object.assign(settings, variablesOf(name, folder));
  for (const [name, value] of Object.entries(shell)) if (value !== undefined) settings[name] = value;
  return settings;
}

/** The variables that Vite writes into the browser's code: those that begin with `VITE_`. */
export const publicVariables = (environment: Environment): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (name.startsWith('VITE_') && value !== undefined ? [[name, value]] : [])));

/** The variables that affect the build, sorted by name: when one changes, the built site is stale. */
export const buildVariables = (environment: Environment): readonly (readonly [string, string])[] =>
  Object.entries({ ...publicVariables(environment), UNO_HSTS_SUBDOMAINS: environment['UNO_HSTS_SUBDOMAINS'] ?? '' }).sort(([one], [other]) => (one < other ? -1 : 1));
