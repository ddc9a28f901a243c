import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..');

/**
 * Links this repository's installed packages into a copy of it, one by one. With one link to the whole `node_modules`,
 * `@uno/…` would resolve to the sources here instead of those of the copy.
 */
export async function linkPackages(tree: string): Promise<void> {
  const [from, to] = [join(repository, 'node_modules'), join(tree, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name === '@uno') await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (name === '.package-lock.json') await cp(join(from, name), join(to, name));
    else if (name === '.bin' || !name.startsWith('.')) await symlink(join(from, name), join(to, name), 'junction');
  }
}
