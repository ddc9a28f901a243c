/** A project that has installed the packed packages: what is checked is what a consumer gets. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Packed } from './pack.ts';
import { type Manifest, repository } from './packages.ts';
import { run } from './run.ts';

const modules = 'node_modules';

/**
 * Makes the project in a temporary folder: the tarballs unpacked, what they depend on borrowed from here, and the
 * files of `consumer/` beside them.
 */
export async function withConsumer<Result>(packed: readonly Packed[], work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'uno-consumer-'));
  try {
    // Beside the peers: the icons of examples, which an application brings itself.
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
