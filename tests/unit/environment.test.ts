import { appendFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { refusePublishedSecrets } from '../../site/build/secrets.ts';
import { readSettings } from '../../site/build/settings.ts';
import { buildVariables, ENVIRONMENT_FILES, originOfVariable, readEnvironment } from '../../site/environment.ts';
import { headerRules } from '../../site/headers.ts';
import { storeFromEnvironment } from '../../site/src/leads/config.ts';
import { copyOfSite } from '../siteCopy.ts';
import { folderForTest, writeInto } from '../temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');

/** How the code names a variable: by our prefixes, or as a key of the environment. */
const NAMES = [/\b((?:VITE|UNO)_[A-Z0-9_]*[A-Z0-9])\b/g, /\benv(?:ironment)?\[['"]([A-Z][A-Z0-9_]*)['"]\]/g, /\((?:env|environment), ['"]([A-Z][A-Z0-9_]*)['"]/g];

/** The variables that the site’s code reads: its build, its server and its tools. Those only for tests are not included. */
function namesRead(): ReadonlySet<string> {
  const exclude = (path: string) => /\b(?:dist|dist-server|node_modules|\.cache|\.builds)\b/.test(path);
  const files = globSync(['site/**/*.{ts,tsx}', 'server/**/*.ts', 'vite.plugins.ts'], { cwd: root, exclude });
  const names = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const pattern of NAMES) for (const [, name = ''] of text.matchAll(pattern)) names.add(name);
    // The facts of the company.
    if (file.endsWith('business.ts')) for (const [, name = ''] of text.matchAll(/\bread\('([A-Z][A-Z0-9_]*)'/g)) names.add(`VITE_UNO_${name}`);
  }
  // A prefix that messages use for a pair of settings; and the folder in which npm was called, which npm sets.
  for (const name of ['VITE_UNO', 'INIT_CWD']) names.delete(name);
  return names;
}

let folder: string;
beforeEach(() => {
  folder = folderForTest('environment');
});

const write = (name: string, ...lines: readonly string[]) => writeInto(folder, name, lines.join('\n'));

describe('the settings', () => {
  test('come from four files, each overriding those before it, and from the shell, which overrides all', () => {
    for (const [at, name] of ENVIRONMENT_FILES.entries()) {
      write(name, ...ENVIRONMENT_FILES.slice(at).map((_, other) => `VITE_${at + other}=${name}`), `VITE_ALL=${name}`, `VITE_SHELL=${name}`);
    }
    const shell = { VITE_SHELL: 'shell', HOME: '/root', GONE: undefined };
    expect(readEnvironment(folder, shell)).toEqual({ VITE_0: '.env', VITE_1: '.env.local', VITE_2: '.env.production', VITE_3: '.env.production.local', VITE_ALL: '.env.production.local', VITE_SHELL: 'shell', HOME: '/root' });
  });

  test.each([['.env', 'server.env', {}], ['nothing', '', { UNO_ENV_FILE: 'server.env' }]])('of the file that UNO_ENV_FILE in %s or in the shell names override the other files, not the shell', (_, named, shell) => {
    write('server.env', 'DATABASE_URL=postgres://server/db', 'PORT=1', 'VITE_A=server');
    write('.env', `UNO_ENV_FILE=${named}`, 'DATABASE_URL=postgres://first/db', 'VITE_A=first');
    write('.env.production.local', 'VITE_A=last');
    expect(readEnvironment(folder, { ...shell, PORT: '2' })).toMatchObject({ DATABASE_URL: 'postgres://server/db', VITE_A: 'server', PORT: '2' });
    expect(originOfVariable('VITE_A', 'server', folder, shell)).toBe('server.env');
  });

  test('are the same as Vite reads for production', () => {
    write('.env', 'VITE_A=1', "VITE_B='two words' # a remark", 'export VITE_C="three # signs"', 'VITE_D=');
    write('.env.production', 'VITE_A=2', 'VITE_E=a=b');
    write('.env.development', 'VITE_A=3');
    const { VITE_USER_NODE_ENV: _, ...vite } = loadEnv('production', folder);
    const ours = readEnvironment(folder, {});
    expect(ours).toEqual({ VITE_A: '2', VITE_B: 'two words', VITE_C: 'three # signs', VITE_D: '', VITE_E: 'a=b' });
    expect(vite).toMatchObject(ours);
  });

  test.each([
    ['stay empty when the shell sets them to nothing', 'DATABASE_URL=postgres://from.file/db', { DATABASE_URL: '' }, ''],
    ['are read literally: a password with a $, after a byte order mark', '\uFEFFDATABASE_URL=postgres://uno:pa$HOME@host/db', { HOME: '/root' }, 'postgres://uno:pa$HOME@host/db'],
  ])('%s', (_, line, shell, address) => {
    write('.env', line);
    expect(readEnvironment(folder, shell)['DATABASE_URL']).toBe(address);
  });

  test('make the built site stale when a build setting changes, not when only a server setting does', () => {
    const state = () => buildVariables(readEnvironment(folder, {}));
    const before = state();
    write('.env', 'PORT=8080');
    expect(state()).toEqual(before);
    write('.env', 'VITE_UNO_PHONE=+1-418-555-0199');
    const withPhone = state();
    expect(withPhone).not.toEqual(before);
    write('.env.production.local', 'UNO_HSTS_SUBDOMAINS=1');
    expect(state()).not.toEqual(withPhone);
  });
});

describe('.env.example', () => {
  const text = readFileSync(join(root, '.env.example'), 'utf8');
  /** Each variable, with the comment line before it. */
  const listed = Array.from(text.matchAll(/^(.*)\n#([A-Z][A-Z0-9_]*)=/gm), ([, sentence = '', name = '']) => ({ sentence, name }));
  const defaults = parseEnv(text.replaceAll(/^#(?=[A-Z][A-Z0-9_]*=)/gm, ''));

  test('lists every variable that the code reads, and no other', () => {
    expect(listed.map(({ name }) => name).toSorted()).toEqual([...namesRead()].toSorted());
  });

  test.each(listed)('says what $name is for in a sentence', ({ sentence }) => expect(sentence).toMatch(/^# \S.{20,}\.$/));

  test('has the defaults of the code', async () => {
    expect(readConfig(defaults)).toEqual(readConfig({}));
    expect(headerRules(defaults)).toEqual(headerRules({}));
    expect(storeFromEnvironment(defaults, 'https://uno.example')).toEqual(storeFromEnvironment({}, 'https://uno.example'));
    const businessWith = async (valueOf: (name: string) => string | undefined) => {
      for (const name of Object.keys(defaults)) vi.stubEnv(name, valueOf(name));
      vi.resetModules();
      return (await import('../../site/business.ts')).business;
    };
    expect(await businessWith((name) => defaults[name])).toEqual(await businessWith(() => ''));
  });
});

const url = { VITE_SUPABASE_URL: 'https://x.supabase.co' };
const place = { VITE_UNO_DATA_PLACE_EN: 'Oregon, United States', VITE_UNO_DATA_PLACE_FR: 'Oregon, États-Unis' };
const key = { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };

const own = 'https://uno.example';
const local = { url: own, key: 'sb_publishable_local' };
const hosted = (name: string) => ({ url: url.VITE_SUPABASE_URL, key: name });
const withoutStore = 'VITE_UNO_LOCAL_STORE is 0 and no Supabase project is named';

test.each([
  [{ VITE_UNO_LOCAL_STORE: '0' }, withoutStore],
  [{ VITE_UNO_LOCAL_STORE: '0', ...key }, withoutStore],
  [url, 'VITE_SUPABASE_URL has no key beside it'],
])('a build whose forms store nothing warns, and says what to set: %o', (env, why) => {
  expect(readSettings(env).warning).toContain(why);
  expect(readSettings(env).warning).toContain('supabase_not_configured');
  expect(storeFromEnvironment(env, own)).toBeNull();
});

test.each([
  [{}, local],
  [{ VITE_UNO_LOCAL_STORE: '1' }, local],
  [{ ...url, ...place, ...key, VITE_SUPABASE_ANON_KEY: 'old' }, hosted('sb_publishable_x')],
  [{ ...url, ...place, VITE_SUPABASE_ANON_KEY: 'old', VITE_UNO_LOCAL_STORE: '0' }, hosted('old')],
])('a build whose forms are stored has no warning: %o', (env, store) => {
  expect(readSettings(env).warning).toBeUndefined();
  expect(storeFromEnvironment(env, own)).toEqual(store);
});

test.each([{}, { VITE_UNO_DATA_PLACE_EN: 'Oregon, United States' }])('a build for a hosted project warns when the place of its data is not set: %o', (known) => {
  expect(readSettings({ ...url, ...key, ...known }).warning).toContain('Law 25');
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (role: string) => `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ iss: 'supabase', ref: 'abcdefghijklmnopqrst', role, iat: 1_700_000_000, exp: 2_000_000_000 })}.Zm9yIGEgdGVzdCBhbG9uZQ`;

// Assembled here, so that no file of the repository contains a whole key.
const newKey = (kind: string) => ['sb', kind, 'N7UND0UgjKTVKUodkm0Hgx_xSvEMPvz'].join('_');
const secrets = [['of the new kind', newKey('secret')], ['of the old kind', token('service_role')]] as const;
const harmless = [newKey('publishable'), token('anon'), 'key.startsWith("sb_secret_")', 'eyJ.eyJ.eyJ', 'hey-there.eyeliner-pencils.example'];

/** The message that a function throws; empty if it throws nothing. */
const said = (act: () => unknown): Promise<string> => Promise.resolve().then(act).then(() => '', String);

describe.each(secrets)('a secret key %s', (_, secret) => {
  test.each(['.env', '.env.local', '.env.production', '.env.production.local', 'the shell'])('is refused in a VITE_ variable of %s, whatever its name', async (where) => {
    for (const [name, value] of [['VITE_SUPABASE_PUBLISHABLE_KEY', secret], ['VITE_ANYTHING', `Bearer ${secret} `]] as const) {
      const shell = where === 'the shell' ? { [name]: value } : {};
      if (where !== 'the shell') write(where, `${name}="${value}"`);
      const sentence = await said(() => readSettings(readEnvironment(folder, shell), folder));
      for (const words of [`${name} holds a`, `(from ${where})`, 'Nothing was built.']) expect(sentence).toContain(words);
      expect(sentence).not.toContain(secret);
    }
  });

  test('is allowed in a variable that is not published', () => {
    write('.env', `SUPABASE_SERVICE_KEY=${secret}`);
    expect(readSettings(readEnvironment(folder, {})).store).toBeUndefined();
  });

  test.each([
    'about/index.html', 'assets/entry.js', 'assets/sheet.css', 'blog/search/1.json', 'sitemap.xml', '_headers', 'robots.txt', 'icon.svg', 'entry.server.mjs',
  ])('is found in the built file %s, of the second folder', async (path) => {
    write('site/index.html', 'nothing');
    write(`second/${path}`, `before '${secret}' after`);
    const sentence = await said(() => refusePublishedSecrets(['site', 'second'].map((name) => join(folder, name))));
    expect(sentence).toContain(`The built file ${path} holds a`);
    expect(sentence).not.toContain(secret);
  });
});

test('what only looks like a secret key passes', async () => {
  write('assets/entry.js', harmless.join('\n'));
  write('.env', `VITE_SUPABASE_PUBLISHABLE_KEY=${harmless[0]}\nVITE_SUPABASE_ANON_KEY=${harmless[1]}`);
  await refusePublishedSecrets([folder]);
  expect(() => readSettings(readEnvironment(folder, {}))).not.toThrow();
});

test('npm run build stops at a secret key in .env and in a source file, and does not show it; dist is not created', async () => {
  const copy = await copyOfSite();
  onTestFinished(() => copy.remove());
  const [[, key], [, old]] = secrets;
  writeFileSync(join(copy.folder, '.env'), `VITE_SUPABASE_PUBLISHABLE_KEY=${key}`);
  const ofEnvironment = await said(() => copy.build());
  rmSync(join(copy.folder, '.env'));
  const content = 'site/content/en/about.ts';
  appendFileSync(join(copy.folder, content), `\nexport const key = '${old}';\n`);
  const ofSource = await said(() => copy.build());
  expect(ofEnvironment).toContain('VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key');
  expect(ofSource).toContain(`${content} holds a service-role key`);
  for (const [, secret] of secrets) expect(ofEnvironment + ofSource).not.toContain(secret);
  expect(existsSync(copy.dist)).toBe(false);
});
