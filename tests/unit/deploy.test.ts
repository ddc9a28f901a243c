import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderForTest } from '../temporaryFolder.ts';
import { parse } from 'yaml';
import { onPath } from '../browser.ts';

// The files that owners copy. tests/e2e/hosts.spec.ts tests those of nginx.

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

describe('deploy/Dockerfile', () => {
  const text = read('deploy/Dockerfile');
  const [, ...stages] = text.replaceAll(/^#.*\n/gm, '').split(/^FROM /m);
  const instructions = (stage: string, name: string) => [...stage.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);
  const run = stages.at(-1) ?? '';
  const ignored = read('.dockerignore').split('\n');

  test('copies only files that exist and that .dockerignore does not exclude', () => {
    const copied = instructions(run, 'COPY');
    const sources = copied.filter((line) => !line.startsWith('--from=')).flatMap((line) => line.split(' ').slice(0, -1));
    expect(sources).not.toHaveLength(0);
    expect(sources.filter((path) => !existsSync(join(root, path)) || ignored.includes(path))).toEqual([]);
    expect(copied.filter((line) => line.startsWith('--from='))).toEqual(['--from=build /uno/site site']);
  });

  test('has the package.json of every workspace before npm ci', () => {
    const { packages }: { packages: Record<string, { link?: boolean }> } = JSON.parse(read('package-lock.json'));
    const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));
    const copied = instructions(run.slice(0, run.indexOf('RUN npm ci')), 'COPY').join(' ');
    expect(workspaces.filter((path) => !copied.includes(`${path}/package.json`))).toEqual([]);
  });

  test('runs npm scripts that exist, and a server that needs no build tools', () => {
    const used = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name);
    expect(used).toContain('build');
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(used));
    expect(instructions(run, 'CMD')).toEqual(['["node", "server/serve-built.ts"]']);
    expect(run).toContain('npm ci --omit=dev --omit=optional');
  });

  test('contains no secrets, runs as an unprivileged user, and has a health check', () => {
    const given = stages.flatMap((stage) => [...instructions(stage, 'ARG'), ...instructions(stage, 'ENV')]).join(' ');
    expect(given).not.toMatch(/DATABASE_URL|SMTP|SECRET|PASSWORD|KEY/);
    expect(instructions(run, 'USER')).toEqual(['node']);
    expect(instructions(run, 'VOLUME')).toEqual(['/data']);
    expect(run).toMatch(/^HEALTHCHECK .*\/healthz/m);
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', '**/node_modules', '.git']));
  });
});

describe('deploy/uno.service', () => {
  const unit = read('deploy/uno.service');

  test('starts a file that exists, and waits longer than the server takes to stop', () => {
    const [, file = ''] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit) ?? [];
    expect(existsSync(join(root, file)), file).toBe(true);
    const [, timeout] = /TIMEOUT_MS = ([\d_]+)/.exec(read('server/stop.ts')) ?? [];
    const [, limit] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(Number(limit) * 1000).toBeGreaterThan(2 * Number(timeout?.replaceAll('_', '')));
  });

  test.skipIf(onPath('systemd-analyze') === undefined)('is valid for systemd', () => {
    const file = join(folderForTest('unit'), 'uno.service');
    // Node may be elsewhere on this machine; systemd refuses a program that does not exist.
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath).replace(/^Documentation=.*$/m, ''));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });
});

test('deploy/uno and deploy/uno.cron find their programs with the PATH of cron', () => {
  expect(read('deploy/uno')).toMatch(/exec \/usr\/sbin\/runuser /);
  const commands = Array.from(read('deploy/uno.cron').matchAll(/^#?\d.* root (.+)$/gm), ([, command = '']) => command.split(' ', 2).join(' '));
  expect(commands).toEqual(['/usr/local/bin/uno leads', '/usr/local/bin/uno leads']);
});

test('deploy/uno and deploy/uno.cron are valid for the shell, and for cron, where a % ends the command', () => {
  accessSync(join(root, 'deploy/uno'), constants.X_OK);
  expect(spawnSync('sh', ['-n', join(root, 'deploy/uno')], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  expect(read('deploy/uno.cron')).not.toMatch(/[^\\]%/);
});

test('deploy/github-ci.yml runs .ci/run, which is executable', () => {
  const { jobs } = parse(read('deploy/github-ci.yml'));
  expect(JSON.stringify(jobs)).toContain('{"run":".ci/run"}');
  accessSync(join(root, '.ci/run'), constants.X_OK);
});
