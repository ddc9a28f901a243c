import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MANIFEST, serverFolder, siteFolder } from '../site/build/folders.ts';
import { readEnvironment } from '../site/environment.ts';
import { codeOf, reasonOf } from '../site/userFacingError.ts';

// A build holds the server and its tools with the facts and strings of that build. `npm run serve`, `npm start`, `npm run leads`
// and `npm run doctor` run those, so a mistake in a file that is being edited cannot keep them from starting.

/** The site that `npm run build` made. */
export const builtSite = join(siteFolder, 'dist');

/** Whether a folder holds a built site. */
export const isBuiltSite = (dist: string): boolean => existsSync(join(dist, MANIFEST));

/** Prints why a program cannot run, and ends the process. */
export function refuseToStart(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/**
 * The bundles have another folder than the settings files, so they get the settings through the environment.
 *
 * @returns why a settings file could not be read
 */
function passSettings(): string | undefined {
  try {
    for (const [name, value] of Object.entries(readEnvironment())) if (value !== undefined) process.env[name] = value;
  } catch (error) {
    return reasonOf(error);
  }
  return undefined;
}

/**
 * Imports a program of the server from `<dist>-server`, where the build put it. A site that has none beside it uses the
 * sources, which takes the build's packages.
 */
async function importBuilt<Module>(dist: string, name: string, source: () => Promise<Module>): Promise<Module> {
  const bundle = existsSync(dist) ? join(`${realpathSync.native(dist)}-server`, serverFolder, `${name}.mjs`) : '';
  if (existsSync(bundle)) return import(pathToFileURL(bundle).href);
  return source().catch((error: unknown) => {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    return refuseToStart(`The site in ${dist} has no server beside it: run npm run build, or copy the whole folder site/.builds from a machine where it was built.`);
  });
}

/** Runs the server of a built site. @param dist its folder, or the link to it */
export async function runBuilt(dist: string): Promise<void> {
  const unreadable = passSettings();
  // The modules below read the settings again: with the same file they would end the server, and its pages with it.
  if (unreadable !== undefined) process.env['UNO_ENV_FILE'] = '';
  const { run } = await importBuilt(dist, 'run', () => import('./run.ts'));
  await run(dist, unreadable);
}

/** Runs a tool of the last build. */
export async function runTool(tool: 'leads' | 'doctor'): Promise<void> {
  const unreadable = passSettings();
  if (unreadable !== undefined) console.error(`${unreadable} The settings of the shell are used alone.`);
  await importBuilt<unknown>(builtSite, `${tool}-command`, () => (tool === 'leads' ? import('./leads-command.ts') : import('./doctor-command.ts')));
}
