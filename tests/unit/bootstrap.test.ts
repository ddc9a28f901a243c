import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const bootstrap = join(import.meta.dirname, '../../scripts/bootstrap.mjs');
const folder = mkdtempSync(join(tmpdir(), 'uno-bootstrap-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, code: string): string => {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
};

const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

describe('what npm runs first', () => {
  test('runs TypeScript with its arguments, and ends as it ends', () => {
    const target = file('target.ts', 'const said: string = process.argv.slice(2).join();\nconsole.log(said);\nprocess.exit(7);\n');
    const { stdout, status } = run(bootstrap, target, 'a', '--b');
    expect(stdout).toBe('a,--b\n');
    expect(status).toBe(7);
  });

  test('runs an installed program', () => {
    expect(run(bootstrap, '--bin', 'tsc', '--version').stdout).toMatch(/^Version \d/);
  });

  test('passes a signal on', async () => {
    // It ends by itself too, so that a signal that is lost fails the test and leaves nothing behind.
    const target = file('waits.ts', "process.on('SIGTERM', () => process.exit(9));\nsetTimeout(() => process.exit(1), 3000);\nconsole.log('ready');\n");
    const child = spawn(process.execPath, [bootstrap, target], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([9, null]);
  });

  test.each([
    ['18.20.1', 'Node 20 or newer is needed, and this is 18.20.1: install Node 24 from https://nodejs.org, then run this again.\n'],
    ['9.0.0', 'Node 20 or newer is needed, and this is 9.0.0: install Node 24 from https://nodejs.org, then run this again.\n'],
  ])('refuses Node %s in one sentence', (version, sentence) => {
    const pretend = file('pretend.cjs', `Object.defineProperty(process.versions, 'node', { value: '${version}' });\n`);
    const { stdout, stderr, status } = run('--require', pretend, bootstrap, '--bin', 'tsc');
    expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: sentence, status: 1 });
  });

  test('refuses a program that is not installed in one sentence', () => {
    const { stderr, status } = run(bootstrap, '--bin', 'nothing-of-this-name');
    expect(stderr).toBe('nothing-of-this-name is not among the installed programs: check its name in package.json.\n');
    expect(status).toBe(1);
  });
});
