import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withConsumer } from '../../scripts/build-ui/consumer.ts';
import { previousTarballs } from '../../scripts/build-ui/pack.ts';
import { repository } from '../../scripts/build-ui/packages.ts';
import { runNode } from '../../scripts/build-ui/run.ts';

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  strict: true,
  skipLibCheck: true,
  rootDir: 'examples',
  outDir: 'built',
  noEmitOnError: false,
};

/** The compiler's errors by the name of the module; `tsc` prints `examples/name.tsx(3,5): error …`. */
function faultsIn(output: string): Map<string, string> {
  const faults = new Map<string, string>();
  for (const line of output.split('\n')) {
    const [, name] = /^examples\/(.+?)\.tsx\(/.exec(line) ?? [];
    if (name !== undefined) faults.set(name, `${faults.get(name) ?? ''}${line}\n`);
  }
  return faults;
}

/**
 * Compiles these modules (by name) with the packed packages, all at once, and renders each. @returns for each the compiler's
 * errors, the HTML that its `Example` renders, and the console output during rendering
 */
export function renderInConsumer(modules: ReadonlyMap<string, string>) {
  return withConsumer(previousTarballs(), async (folder) => {
    await mkdir(join(folder, 'examples'));
    await Promise.all([...modules].map(([name, code]) => writeFile(join(folder, 'examples', `${name}.tsx`), code)));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['examples'] }));
    const said = await runNode([join(repository, 'node_modules/typescript/bin/tsc'), '--project', 'tsconfig.json'], folder).then(
      () => '',
      (error: unknown) => String(error).replace(/^Error: /, ''),
    );
    const faults = faultsIn(said);
    if (said !== '' && faults.size === 0) throw new Error(said);
    await copyFile(join(import.meta.dirname, 'render.ts'), join(folder, 'render-examples.ts'));
    const rendered: Record<string, { html: string; said: readonly string[] }> = JSON.parse(await runNode(['render-examples.ts'], folder));
    return { faults, rendered };
  });
}
