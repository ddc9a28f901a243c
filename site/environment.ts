import { UserFacingError, reasonOf } from './userFacingError.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings files, at the root of the repository. Later files override earlier ones. These are the files of a production
 * build with Vite, in Vite's order; `npm run dev` reads the same ones.
 */
export const ENVIRONMENT_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'] as const;

/** The variable that names one more settings file, outside the repository: a server's, with its secrets. Its values override those of the other files. */
const SERVER_FILE = 'UNO_ENV_FILE';

/** The variables of a settings file; `undefined` when the file does not exist. */
function variablesOf(name: string, folder: string | undefined): Record<string, string | undefined> | undefined {
  const { readFileSync, statSync } = process.getBuiltinModule('node:fs');
  const path = process.getBuiltinModule('node:path');
  const util = process.getBuiltinModule('node:util');
  const file = path.resolve(folder ?? path.join(import.meta.dirname, '..'), name);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  try {
    // Some editors on Windows begin a file with a byte order mark.
    return util.parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const how = name === file ? `with chgrp uno ${file} && chmod 640 ${file}` : 'or remove it';
    throw new UserFacingError(`${file} cannot be read (${reasonOf(error)}): make it readable for this user, ${how}.`, { cause: error });
  }
}

/** The settings files that exist, with their variables; later ones override earlier ones. */
function settingsFiles(folder: string | undefined, shell: Environment): readonly { readonly file: string; readonly variables: Environment }[] {
  const read = (file: string) => {
    const variables = variablesOf(file, folder);
    return variables === undefined ? [] : [{ file, variables }];
  };
  const files = ENVIRONMENT_FILES.flatMap(read);
  const server = shell[SERVER_FILE] ?? [...files].reverse().find(({ variables }) => variables[SERVER_FILE] !== undefined)?.variables[SERVER_FILE];
  if (!server) return files;
  const [named] = read(server);
  if (named === undefined) throw new UserFacingError(`${server} is not there, and ${SERVER_FILE} names it as the file with this server's settings: make it, or unset ${SERVER_FILE}.`);
  return [...files, named];
}

/** Where a variable's value comes from, for messages: the last file with that value, else the shell. */
export const originOfVariable = (name: string, value: string, folder?: string, shell: Environment = process.env): string =>
  [...settingsFiles(folder, shell)].reverse().find(({ variables }) => variables[name] === value)?.file ?? 'the shell';

/**
 * Reads the settings for the build, the server, the tools and Vite. Variables of the shell override the files, even when
 * they are empty. Values are used as written: `$NAME` is not expanded.
 *
 * On a server `UNO_ENV_FILE` names one more file; nothing else reads that file, so its values mean the same to every command.
 *
 * The browser's code imports this module too, and the bundler removes the call there. Node's modules are loaded inside a
 * function, because a top-level import would fail in the browser under `npm run dev`.
 *
 * @param folder the folder of the files. Default: the root of the repository
 * @param shell the variables of the shell. Default: those of this process
 * @throws when a file exists but cannot be read, or `UNO_ENV_FILE` names one that is missing
 */
export function readEnvironment(folder?: string, shell: Environment = process.env): Environment {
  const settings: Record<string, string | undefined> = {};
  for (const { variables } of settingsFiles(folder, shell)) Object.assign(settings, variables);
  for (const [name, value] of Object.entries(shell)) if (value !== undefined) settings[name] = value;
  return settings;
}

/** The variables that Vite writes into the browser's code: those that begin with `VITE_`. */
export const publicVariables = (environment: Environment): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (name.startsWith('VITE_') && value !== undefined ? [[name, value]] : [])));

/** The variables that affect the build, sorted by name: when one changes, the built site is stale. */
export const buildVariables = (environment: Environment): readonly (readonly [string, string])[] =>
  Object.entries({ ...publicVariables(environment), UNO_HSTS_SUBDOMAINS: environment['UNO_HSTS_SUBDOMAINS'] ?? '' }).sort(([one], [other]) => (one < other ? -1 : 1));
