/** Checks the packages with the oldest React and the oldest types that their `peerDependencies` allow. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Packed } from '../pack.ts';
import { repository } from '../packages.ts';
import { runNode, runNpm } from '../run.ts';
import { type Outcome, outcomeOf, problemsOf } from './outcome.ts';
import { entriesWithCode, manifestIn, type Published } from './sandbox.ts';

/** A hook that makes a CSS import an empty module, because Node cannot import CSS. */
const WITHOUT_SHEETS = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context)) });`;

/** Renders a field on a server. */
const RENDERS = `import './without-sheets.js';
const { createElement, version } = await import('react');
const { renderToString } = await import('react-dom/server');
const { SearchField } = await import('@uno/ui/SearchField');
console.log(version, renderToString(createElement(SearchField, { label: 'Search', labels: { clear: 'Clear', submit: 'Go' } })));`;

/** `^19.0.0` → `19.0.0`. */
const lowest = (range: string): string => range.replace(/^\^/, '');

/** Installs the tarballs beside the oldest peers, then compiles every entry and renders one. */
export async function checkPeers(sandbox: string, packed: readonly Packed[]): Promise<Outcome[]> {
  // Beside the sandbox, not in it: Node would also find the sandbox's React there.
  const folder = `${sandbox}-peers`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const manifests = await Promise.all(packed.map(async (one): Promise<[string, Published]> => [one.name, await manifestIn(one)]));
  const published = new Map(manifests);
  const { peerDependencies = {} } = published.get('@uno/ui') ?? {};
  const peers = Object.entries({ ...peerDependencies, '@types/react-dom': '^19.0.0' }).map(([name, range]) => `${name}@${lowest(range)}`);
  await runNpm(['install', '--no-package-lock', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error', ...packed.map(({ tarball }) => tarball), ...peers], folder);
  await writeFile(join(folder, 'all.ts'), entriesWithCode(published).map((entry, at) => `export * as entry${at} from '${entry}';\n`).join(''));
  await writeFile(join(folder, 'without-sheets.js'), WITHOUT_SHEETS);
  await writeFile(join(folder, 'render.js'), RENDERS);
  const options = ['--noEmit', '--strict', '--target', 'ES2023', '--lib', 'ES2023,DOM,DOM.Iterable', '--module', 'ESNext', '--moduleResolution', 'bundler', '--types', ''];
  return [
    await outcomeOf(`every entry compiles with ${peers.join(', ')}`, async () => {
      await runNode([join(repository, 'node_modules/typescript/bin/tsc'), ...options, 'all.ts'], folder);
      return [];
    }),
    await outcomeOf('a component renders with the oldest React', async () => {
      const html = await runNode(['render.js'], folder);
      return problemsOf([[html.startsWith(`${lowest(peerDependencies['react'] ?? '')} <search`), `It renders ${html}`]]);
    }),
  ];
}
