import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { onPath } from '../browser.ts';
import { readEnvironment } from '../../site/environment.ts';
import { folderForAll, folderForTest, writeInto } from '../temporaryFolder.ts';

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

  test('gets its socket from systemd, at the address to which deploy/nginx.conf passes requests', () => {
    const [, address] = /^ListenStream=(\S+)$/m.exec(read('deploy/uno.socket')) ?? [];
    expect(read('deploy/nginx.conf')).toContain(`proxy_pass http://${address};`);
    expect(unit).toMatch(/^Requires=uno\.socket$/m);
    expect(unit).toMatch(/^Also=uno\.socket$/m);
  });

  test('starts a file that exists, and waits longer than the server takes to stop', () => {
    const [, file = ''] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit) ?? [];
    expect(existsSync(join(root, file)), file).toBe(true);
    const [, timeout] = /TIMEOUT_MS = ([\d_]+)/.exec(read('server/stop.ts')) ?? [];
    const [, limit] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(Number(limit) * 1000).toBeGreaterThan(2 * Number(timeout?.replaceAll('_', '')));
  });

  test.skipIf(onPath('systemd-analyze') === undefined)('is valid for systemd', () => {
    const folder = folderForTest('unit');
    const file = join(folder, 'uno.service');
    writeFileSync(join(folder, 'uno.socket'), read('deploy/uno.socket'));
    // Node may be elsewhere on this machine; systemd refuses a program that does not exist.
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath).replace(/^Documentation=.*$/m, ''));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8', env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` } });
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });
});

test('deploy/uno and deploy/uno.cron find their programs with the PATH of cron', () => {
  expect(read('deploy/uno')).toMatch(/exec \/usr\/sbin\/runuser /);
  const commands = Array.from(read('deploy/uno.cron').matchAll(/^#?\d.* root (.+)$/gm), ([, command = '']) => command.split(' ', 2).join(' '));
  expect(commands).toEqual(['/usr/local/bin/uno leads', '/usr/bin/rclone copy', '/usr/local/bin/uno leads']);
});

// What an owner writes into /etc/uno.env. A shell and systemd read some of these lines in another way, or stop at them.
const WRITTEN = [
  ["DATABASE_URL='postgres://uno:p$4%40é@127.0.0.1/uno?a=b'", 'DATABASE_URL', 'postgres://uno:p$4%40é@127.0.0.1/uno?a=b'],
  ['UNO_NOTIFY_FROM=Boréal <site@boreal.example>', 'UNO_NOTIFY_FROM', 'Boréal <site@boreal.example>'],
  ["UNO_NOTIFY_TO='Boréal <site@boreal.example>'", 'UNO_NOTIFY_TO', 'Boréal <site@boreal.example>'],
  ['UNO_A=it’s "Zoë" & $HOME; `x` | (y) * !', 'UNO_A', 'it’s "Zoë" & $HOME; `x` | (y) * !'],
  ["UNO_B='pa #ss$HOME'", 'UNO_B', 'pa #ss$HOME'],
  ["UNO_C=it's mine's", 'UNO_C', "it's mine's"],
  ['UNO_D=1 # a remark', 'UNO_D', '1'],
  ['UNO_E=a=b==', 'UNO_E', 'a=b=='],
  ['UNO_F=back\\slash', 'UNO_F', 'back\\slash'],
  ['export UNO_G=  spaced  ', 'UNO_G', 'spaced'],
] as const;

describe('the settings of a server, in /etc/uno.env', () => {
  const settings = folderForAll('uno-env');
  const envFile = join(settings, 'uno.env');
  writeInto(settings, 'uno.env', WRITTEN.map(([line]) => `${line}\n`).join(''));
  // A tool of the site that prints the settings that it reads, and how it was run.
  writeInto(settings, 'server/leads.ts', `import { readEnvironment } from ${JSON.stringify(join(root, 'site/environment.ts'))};\nconsole.log(JSON.stringify({ read: readEnvironment(), umask: process.umask() }));\n`);

  /** Runs `uno leads` as installed, but for the paths and the user. */
  function runUno() {
    const script = read('deploy/uno').replaceAll('/opt/uno', settings).replaceAll('/etc/uno.env', envFile).replace('/usr/sbin/runuser -u uno --', '');
    writeFileSync(join(settings, 'uno'), script);
    const { stdout, stderr } = spawnSync('sh', [join(settings, 'uno'), 'leads'], { encoding: 'utf8', env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`, UNO_E: 'of the shell', UNO_NOTIFY_FROM: 'shell' } });
    const answered: { read?: Record<string, string>; umask?: number } = stdout === '' ? {} : JSON.parse(stdout);
    return { ...answered, stderr: stderr.replaceAll(/^.*ExperimentalWarning.*\n(?:\(Use .*\n)?/gm, '') };
  }

  test('are read by node alone, both in the unit and in the command uno, so that each line means the same', () => {
    const { read: values, umask, stderr } = runUno();
    expect([stderr, umask]).toEqual(['', 0o077]);
    expect(WRITTEN.map(([, name]) => values?.[name])).toEqual(WRITTEN.map(([, , value]) => value));
    expect(read('deploy/uno.service')).toMatch(/^Environment=UNO_ENV_FILE=\/etc\/uno\.env$/m);
    expect(read('deploy/uno.service')).not.toContain('EnvironmentFile');
  });

  test.each(WRITTEN)('%s', (_, name, value) => expect(readEnvironment(settings, { UNO_ENV_FILE: envFile })[name]).toBe(value));
});

test('deploy/uno and deploy/uno.cron are valid for the shell, and for cron, where a % ends the command', () => {
  accessSync(join(root, 'deploy/uno'), constants.X_OK);
  expect(spawnSync('sh', ['-n', join(root, 'deploy/uno')], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  expect(read('deploy/uno.cron')).not.toMatch(/[^\\]%/);
});

const bootstrap = join(import.meta.dirname, '../../scripts/bootstrap.mjs');
const folder = folderForAll('bootstrap');

const file = (name: string, code: string): string => {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
};

test('scripts/bootstrap.mjs passes a signal on', async () => {
  // It ends by itself too: a lost signal fails the test and leaves no process behind.
  const target = file('waits.ts', "process.on('SIGTERM', () => process.exit(9));\nsetTimeout(() => process.exit(1), 3000);\nconsole.log('ready');\n");
  const child = spawn(process.execPath, [bootstrap, target], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([9, null]);
});

test('scripts/bootstrap.mjs ends its program when the shell that npm started has ended', async () => {
  const target = file('served.ts', "process.on('SIGTERM', () => { console.log('ended'); process.exit(); });\nsetTimeout(() => process.exit(1), 5000);\nconsole.log('ready');\n");
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${bootstrap}" "${target}"; true`], { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, npm_lifecycle_event: 'serve' } });
  const said: string[] = [];
  shell.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text.trim()));
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  await once(shell.stdout, 'close');
  expect(said).toEqual(['ready', 'ended']);
});

test('scripts/bootstrap.mjs refuses an old Node in one sentence', () => {
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
