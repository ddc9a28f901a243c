import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderForAll, writeInto } from '../temporaryFolder.ts';

const bootstrap = join(import.meta.dirname, '../../scripts/bootstrap.mjs');
const folder = folderForAll('bootstrap');

const file = (name: string, code: string): string => {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
};

test('what npm runs first passes a signal on', async () => {
  // It ends by itself too: a lost signal fails the test and leaves no process behind.
  const target = file('waits.ts', "process.on('SIGTERM', () => process.exit(9));\nsetTimeout(() => process.exit(1), 3000);\nconsole.log('ready');\n");
  const child = spawn(process.execPath, [bootstrap, target], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([9, null]);
});

test('what npm runs first refuses an old Node in one sentence', () => {
  const pretend = file('pretend.cjs', "Object.defineProperty(process.versions, 'node', { value: '18.20.1' });\n");
  const stderr = 'Node 20 or newer is needed, and this is 18.20.1: install Node 24 from https://nodejs.org, then run this again.\n';
  const refused = spawnSync(process.execPath, ['--require', pretend, bootstrap, '--bin', 'tsc'], { encoding: 'utf8' });
  expect(refused).toMatchObject({ stdout: '', stderr, status: 1 });
});

describe('on a server without build tools', () => {
  /** A repository with the packages of a production install, and an npm that records its arguments and installs nothing. */
  function production(installed: Readonly<Record<string, string>>) {
    const root = mkdtempSync(join(folder, 'production-'));
    const put = (path: string, text: string) => writeInto(root, path, text);
    put('scripts/bootstrap.mjs', readFileSync(bootstrap, 'utf8'));
    put('package.json', '{ "type": "module" }');
    put('package-lock.json', JSON.stringify({ packages: { 'node_modules/pg': { version: '1.0.0' }, 'node_modules/vite': { version: '1.0.0', dev: true } } }));
    put('server/package.json', JSON.stringify({ dependencies: { pg: '1.0.0' } }));
    put('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(Object.entries(installed).map(([name, version]) => [`node_modules/${name}`, { version }])) }));
    for (const [name, version] of Object.entries(installed)) put(`node_modules/${name}/package.json`, JSON.stringify({ version }));
    put('npm-cli.cjs', "require('node:fs').writeFileSync(__dirname + '/asked', process.argv.slice(2).join(' '));\n");
    put('target.ts', "const said: string = 'it runs';\nconsole.log(said);\n");
    const asked = join(root, 'asked');
    return (...args: readonly string[]) => {
      const env = { ...process.env, npm_execpath: join(root, 'npm-cli.cjs') };
      const { stdout } = spawnSync(process.execPath, [join(root, 'scripts/bootstrap.mjs'), ...args, join(root, 'target.ts')], { encoding: 'utf8', env });
      return { stdout, asked: existsSync(asked) ? readFileSync(asked, 'utf8').split(' ', 2).join(' ') : undefined };
    };
  }

  test.each<[what: string, installed: Readonly<Record<string, string>>, args: readonly string[], asked: string | undefined]>([
    ['a production script installs nothing when its packages are there', { pg: '1.0.0' }, ['--production'], undefined],
    ['when its packages are missing, it installs them without the build tools', {}, ['--production'], 'ci --omit=dev'],
    ['when its packages have another version, it installs them without the build tools', { pg: '0.9.0' }, ['--production'], 'ci --omit=dev'],
    ['a script that builds installs the build tools', { pg: '1.0.0' }, [], 'ci --include=dev'],
  ])('%s', (_, installed, args, asked) => {
    expect(production(installed)(...args)).toEqual({ stdout: asked === undefined ? 'it runs\n' : 'Installing…\nit runs\n', asked });
  });
});
