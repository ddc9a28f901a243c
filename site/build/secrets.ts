/** Keeps secret keys of a Supabase project out of the published site. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Environment, originOfVariable, publicVariables } from '../environment.ts';
import { UserFacingError } from '../userFacingError.ts';
import { roleOfKey } from '../supabaseKey.ts';
import { repository } from './folders.ts';
import { sourceFiles } from './stale.ts';

/** A secret key in the format of 2025. supabase-js contains the prefix alone, so more characters must follow. */
const SECRET_KEY = /sb_secret_[\w-]{8,}/;

/** A JSON web token. */
const TOKEN = /\bey[\w-]{8,}\.ey[\w-]{8,}\.[\w-]*/g;

/** The kind of secret key that a text contains, without the key itself; `undefined` when there is none. */
export function secretIn(text: string): string | undefined {
  if (SECRET_KEY.test(text)) return 'a secret key (sb_secret_…)';
  for (const [token] of text.matchAll(TOKEN)) if (roleOfKey(token) === 'service_role') return 'a service-role key (a JSON web token)';
  return undefined;
}

/**
 * Refuses secret keys in `VITE_` variables, which are published.
 *
 * @param folder the folder of the `.env` files; the message names the one with the key. Default: the root of the repository
 * @throws when a `VITE_` variable contains a secret key
 */
export function refuseSecretSettings(environment: Environment, folder?: string): void {
  for (const [name, value] of Object.entries(publicVariables(environment))) {
    const secret = value.includes('sb_secret_') ? 'a secret key (sb_secret_…)' : secretIn(value);
    if (secret === undefined) continue;
    throw new UserFacingError(
      `${name} holds ${secret} (from ${originOfVariable(name, value, folder)}), and every VITE_ variable is published with the site. Nothing was built. Put the publishable key (sb_publishable_…) there, and replace the secret one if it was ever deployed.`,
    );
  }
}

/** Files without text: pictures, typefaces, compressed copies. */
const NO_TEXT = /\.(?:br|gz|png|webp|avif|jpe?g|ico|woff2?|[ot]tf)$/;

/** The first file with a secret key, and the kind of key; `undefined` when there is none. */
async function firstSecret(files: Iterable<string>): Promise<{ readonly file: string; readonly secret: string } | undefined> {
  for (const file of files) {
    if (NO_TEXT.test(file)) continue;
    const secret = secretIn(await readFile(file, 'utf8'));
    if (secret !== undefined) return { file, secret };
  }
  return undefined;
}

/**
 * Searches the sources before anything is built.
 *
 * @throws an error that names the first file with a secret key
 */
export async function refuseSecretSources(): Promise<void> {
  const found = await firstSecret((await sourceFiles()).map((file) => join(repository, file)));
  if (!found) return;
  throw new UserFacingError(
    `${relative(repository, found.file)} holds ${found.secret}, and the site is built from this file. Nothing was built. Take the key out, and replace it if it was ever committed or deployed.`,
  );
}

/**
 * Searches everything that was built, including the prerender.
 *
 * @param folders the folders that a build wrote
 * @throws an error that names the first file with a secret key
 */
export async function refusePublishedSecrets(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const found = await firstSecret(entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)));
    if (!found) continue;
    throw new UserFacingError(
      `The built file ${relative(folder, found.file)} holds ${found.secret}. This build is not published. Take the key out of where the build found it (a setting, a source, a package), and replace it if it was ever committed or deployed.`,
    );
  }
}
