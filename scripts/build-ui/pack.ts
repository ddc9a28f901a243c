import { globSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileTypes, writeTypes } from './declarations.ts';
import { buildLibrary, type BuiltEntry } from './library.ts';
import { writeManifest } from './manifest.ts';
import { type Package, packages } from './packages.ts';
import { writePlainSheets } from './plainSheets.ts';
import { runNpm } from './run.ts';

/** A packed package, ready for a registry. */
export interface Packed {
  readonly name: string;
  /** The file, absolute, in the package's `dist`. */
  readonly tarball: string;
  readonly built: readonly BuiltEntry[];
}

/** Builds and packs packages. */
export async function pack(packages: readonly Package[]): Promise<Packed[]> {
  await compileTypes();
  return Promise.all(
    packages.map(async (one) => {
      const { dist, copies, manifest } = one;
      const built = await buildLibrary(one);
      await writeTypes(one);
      for (const [from, to] of copies) {
        const file = join(dist, to);
        await mkdir(dirname(file), { recursive: true });
        await copyFile(from, file);
      }
      await writePlainSheets(one);
      await writeManifest(one, built);
      const name = (await runNpm(['pack', '--silent', '--no-update-notifier'], dist)).trim();
      return { name: manifest.name, tarball: join(dist, name), built };
    }),
  );
}

/**
 * The tarballs of the last `npm run build:ui` or `npm test`.
 *
 * @throws when one is missing
 */
export const previousTarballs = (): Packed[] =>
  Object.values(packages()).map(({ manifest: { name }, dist }) => {
    const [tarball] = globSync('*.tgz', { cwd: dist });
    if (tarball === undefined) throw new Error(`${name} is not packed: run npm run build:ui.`);
    return { name, tarball: join(dist, tarball), built: [] };
  });
