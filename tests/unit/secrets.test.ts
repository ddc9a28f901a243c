import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { refusePublishedSecrets } from '../../site/build/secrets.ts';
import { readSettings } from '../../site/build/settings.ts';
import { readEnvironment } from '../../site/environment.ts';
import { copyOfSite } from '../siteCopy.ts';
import { folderForTest, writeInto } from '../temporaryFolder.ts';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (role: string) => `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ iss: 'supabase', ref: 'abcdefghijklmnopqrst', role, iat: 1_700_000_000, exp: 2_000_000_000 })}.Zm9yIGEgdGVzdCBhbG9uZQ`;

// Assembled here, so that no file of the repository contains a whole key.
const newKey = (kind: string) => ['sb', kind, 'N7UND0UgjKTVKUodkm0Hgx_xSvEMPvz'].join('_');
const secrets = [['of the new kind', newKey('secret')], ['of the old kind', token('service_role')]] as const;
const harmless = [newKey('publishable'), token('anon'), 'key.startsWith("sb_secret_")', 'eyJ.eyJ.eyJ', 'hey-there.eyeliner-pencils.example'];

let folder: string;
beforeEach(() => {
  folder = folderForTest('secrets');
});

const write = (path: string, text: string) => writeInto(folder, path, text);

/** The message that a function throws; empty if it throws nothing. */
const said = async (act: () => unknown): Promise<string> => {
  try {
    await act();
  } catch (error) {
    return String(error);
  }
  return '';
};

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
