/** Keeps secret keys of a Supabase project out of what is published. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Environment, originOfVariable, publicVariables } from '../environment.ts';
import { UserFacingError } from '../userFacingError.ts';
import { roleOfKey } from '../supabaseKey.ts';
import { repository } from './folders.ts';
import { sources } from './stale.ts';

/** A secret key, as projects have them since 2025. The client's code names the beginning alone, so more must follow. */
const SECRET_KEY = /sb_secret_[\w-]{8,}/;

/** A JSON web token. */
const TOKEN = /\bey[\w-]{8,}\.ey[\w-]{8,}\.[\w-]*/g;

/** What kind of secret key a text holds, in words that do not repeat it; `undefined` when it holds none. */
export function secretIn(text: string): string | undefined {
  if (SECRET_KEY.test(text)) return 'a secret key (sb_secret_…)';
  for (const [token] of text.matchAll(TOKEN)) if (roleOfKey(token) === 'service_role') return 'a service-role key (a JSON web token)';
  return undefined;
}

/**
 * Refuses a secret key in what is published.
 *
 * @param folder where the `.env` files are; the message names the one that holds the key. Default: the root of the repository
 * @throws when a `VITE_` variable holds one: everything so named ends up in the browser
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

/** The first file that holds a secret key, and what kind; `undefined` when none does. */
async function firstSecret(files: Iterable<string>): Promise<{ readonly file: string; readonly secret: string } | undefined> {
  for (const file of files) {
    if (NO_TEXT.test(file)) continue;
    const secret = secretIn(await readFile(file, 'utf8'));
    if (secret !== undefined) return { file, secret };
  }
  return undefined;
}

/**
 * Looks through the sources before anything is built.
 *
 * @throws one sentence with the name of the first file that holds a secret key
 */
export async function refuseSecretSources(): Promise<void> {
  const found = await firstSecret((await sources()).map((file) => join(repository, file)));
  if (!found) return;
  throw new UserFacingError(
    `${relative(repository, found.file)} holds ${found.secret}, and the site is built from this file. Nothing was built. Take the key out, and replace it if it was ever committed or deployed.`,
  );
}

/**
 * Looks through what was built: documents, code, data, what hosts are told, and the code that renders answers to forms.
 *
 * @param folders all that a build wrote
 * @throws one sentence with the name of the first file that holds a secret key
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
