/** A project with the packed packages installed, as a consumer has it. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Packed } from './pack.ts';
import { type Manifest, repository } from './packages.ts';
import { run } from './run.ts';

const modules = 'node_modules';

/**
 * Makes the project in a temporary folder: the tarballs unpacked, links to this repository's copies of their
 * dependencies, and the files of `consumer/`.
 */
export async function withConsumer<Result>(packed: readonly Packed[], work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'uno-consumer-'));
  try {
    // Besides the dependencies: packages that an application brings itself, such as the icons of examples.
    const wanted = new Set(['react-dom', '@types/react-dom', 'lucide-react']);
    for (const { name, tarball } of packed) {
      const home = join(folder, modules, name);
      await mkdir(home, { recursive: true });
      await run('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
      const { dependencies = {}, peerDependencies = {} }: Partial<Manifest> = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
      for (const one of Object.keys({ ...dependencies, ...peerDependencies })) wanted.add(one);
    }
    for (const { name } of packed) wanted.delete(name);
    for (const name of wanted) {
      const link = join(folder, modules, name);
      await mkdir(dirname(link), { recursive: true });
      await symlink(join(repository, modules, name), link, 'junction');
    }
    await cp(join(import.meta.dirname, 'consumer'), folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
