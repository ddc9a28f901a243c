import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusePublishedSecrets } from '../../site/build/secrets.ts';
import { settings } from '../../site/build/settings.ts';
import { readEnvironment } from '../../site/environment.ts';
import { copyOfSite, type SiteCopy } from '../siteCopy.ts';
import { folderForTest } from '../temporaryFolder.ts';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (role: string) => `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ iss: 'supabase', ref: 'abcdefghijklmnopqrst', role, iat: 1_700_000_000, exp: 2_000_000_000 })}.Zm9yIGEgdGVzdCBhbG9uZQ`;

// Assembled here, so that no file of the repository contains a whole key.
const newKey = (kind: string) => ['sb', kind, 'N7UND0UgjKTVKUodkm0Hgx_xSvEMPvz'].join('_');
const secrets = [
  ['of the new kind', newKey('secret')],
  ['of the old kind', token('service_role')],
] as const;
const harmless = [newKey('publishable'), token('anon'), 'key.startsWith("sb_secret_")', 'eyJ.eyJ.eyJ', 'hey-there.eyeliner-pencils.example'];

let folder: string;
beforeEach(() => {
  folder = folderForTest('secrets');
});

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** The message that a function throws; empty if it throws nothing. */
const said = async (act: () => unknown): Promise<string> => {
  try {
    await act();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe.each(secrets)('a secret key %s', (_, secret) => {
  test.each(['.env', '.env.local', '.env.production', '.env.production.local', 'the shell'])('is refused in a VITE_ variable of %s, whatever its name', async (where) => {
    for (const [name, value] of [['VITE_SUPABASE_PUBLISHABLE_KEY', secret], ['VITE_ANYTHING', `Bearer ${secret} `]] as const) {
      const shell = where === 'the shell' ? { [name]: value } : {};
      if (where !== 'the shell') write(where, `${name}="${value}"`);
      const sentence = await said(() => settings(readEnvironment(folder, shell), folder));
      expect(sentence).toContain(`${name} holds a`);
      expect(sentence).toContain(`(from ${where})`);
      expect(sentence).toContain('Nothing was built.');
      expect(sentence).not.toContain(secret);
    }
  });

  test('is allowed in a variable that is not published', () => {
    write('.env', `SUPABASE_SERVICE_KEY=${secret}`);
    expect(settings(readEnvironment(folder, {})).store).toBeUndefined();
  });

  test.each(['about/index.html', 'assets/entry.js', 'assets/sheet.css', 'blog/search/1.json', 'sitemap.xml', '_headers', 'robots.txt', 'icon.svg', 'entry.server.mjs'])('is found in the built file %s', async (path) => {
    write(path, `before '${secret}' after`);
    const sentence = await said(() => refusePublishedSecrets([folder]));
    expect(sentence).toContain(`The built file ${path} holds a`);
    expect(sentence).not.toContain(secret);
  });

  test('is found in the second folder too', async () => {
    write('site/index.html', 'nothing');
    write('server/entry.server.mjs', secret);
    expect(await said(() => refusePublishedSecrets(['site', 'server'].map((name) => join(folder, name))))).toContain('entry.server.mjs');
  });
});

test('what only looks like a secret key passes', async () => {
  write('assets/entry.js', harmless.join('\n'));
  write('.env', `VITE_SUPABASE_PUBLISHABLE_KEY=${harmless[0]}\nVITE_SUPABASE_ANON_KEY=${harmless[1]}`);
  expect(await said(() => refusePublishedSecrets([folder]))).toBe('');
  expect(await said(() => settings(readEnvironment(folder, {})))).toBe('');
});

describe('npm run build, in a copy of the site', () => {
  let copy: SiteCopy;
  beforeAll(async () => {
    copy = await copyOfSite();
  });
  afterAll(() => copy.remove());

  /** Builds with these files changed, and restores them. @returns the build's error message */
  async function stoppedBy(files: Readonly<Record<string, string>>, environment: Readonly<Record<string, string>> = {}): Promise<string> {
    const before = Object.keys(files).map((name) => [name, existsSync(join(copy.folder, name)) ? readFileSync(join(copy.folder, name), 'utf8') : undefined] as const);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(copy.folder, name), text);
    const sentence = await said(() => copy.build(environment));
    for (const [name, text] of before) {
      if (text === undefined) rmSync(join(copy.folder, name));
      else writeFileSync(join(copy.folder, name), text);
    }
    return sentence;
  }

  test('stops at a secret key in .env, in .env.production, in the shell and in a source file; dist is not created', async () => {
    const [[, key], [, old]] = secrets;
    const content = 'site/content/en/about.ts';
    const source = readFileSync(join(copy.folder, content), 'utf8');
    const outcomes = [
      await stoppedBy({ '.env': `VITE_SUPABASE_PUBLISHABLE_KEY=${key}` }),
      await stoppedBy({ '.env.production': `VITE_SUPABASE_ANON_KEY=${old}` }),
      await stoppedBy({}, { VITE_KEY: key }),
      await stoppedBy({ [content]: `${source}\nexport const key = '${old}';\n` }),
    ];
    expect(outcomes).toEqual([
      expect.stringContaining('VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key'),
      expect.stringContaining('VITE_SUPABASE_ANON_KEY holds a service-role key'),
      expect.stringContaining('VITE_KEY holds a secret key'),
      expect.stringContaining(`${content} holds a service-role key`),
    ]);
    for (const outcome of outcomes) for (const [, secret] of secrets) expect(outcome).not.toContain(secret);
    expect(existsSync(copy.dist)).toBe(false);
  });

  test('uses the facts of .env both in Node and in Vite', async () => {
    writeFileSync(join(copy.folder, '.env'), 'VITE_UNO_ORIGIN=https://boreal.example\nVITE_UNO_PHONE=+1-418-555-0199\n');
    writeFileSync(join(copy.folder, '.env.production'), 'VITE_UNO_EMAIL=bonjour@boreal.example\n');
    const facts = await copy.run(`
      const { hostFilesOf } = await import('./site/build/hostFiles.ts');
      const { sharedViteConfig } = await import('./site/build/bundles.ts');
      const { build } = await import('vite');
      const page = { path: '/about', locale: 'en-CA', name: 'about', family: 'about', states: [], form: false, status: 200 };
      const files = hostFilesOf({ pages: [page] }, new Date());
      const { output } = await build({ ...sharedViteConfig, build: { ...sharedViteConfig.build, write: false, rolldownOptions: { input: './site/business.ts', preserveEntrySignatures: 'strict' } } });
      console.log(JSON.stringify({ ...Object.fromEntries(files), bundle: output[0].code }));
    `);
    const { bundle, ...files }: Record<string, string> = JSON.parse(facts);
    expect(files['sitemap.xml']).toContain('<loc>https://boreal.example/about</loc>');
    expect(files['robots.txt']).toContain('https://boreal.example/sitemap.xml');
    expect(files['.well-known/security.txt']).toMatch(/mailto:bonjour@boreal\.example[^]*https:\/\/boreal\.example\//);
    for (const fact of ['https://boreal.example', '+1-418-555-0199', 'bonjour@boreal.example']) expect(bundle).toContain(fact);
    expect(Object.values(files).filter((text) => text.includes('https://uno.example'))).toEqual([]);
    // A browser can't run the code that reads the files.
    expect(bundle).not.toContain('getBuiltinModule');
  });
});
