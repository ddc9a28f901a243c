import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..');

/**
 * Links this repository's packages into a copy of it, one by one: a link to the whole folder would lead `@uno/…` here,
 * to the sources that are to be compared with.
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
