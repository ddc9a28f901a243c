import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildVariables, ENVIRONMENT_FILES, readEnvironment } from '../../site/environment.ts';
import { headerRules } from '../../site/headers.ts';
import { readConfig } from '../../server/config.ts';
import { storeFromEnvironment } from '../../site/src/leads/config.ts';
import { folderForTest } from '../temporaryFolder.ts';
import { namesRead } from './variables.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest('environment');
});

const write = (name: string, ...lines: readonly string[]) => writeFileSync(join(folder, name), lines.join('\n'));

describe('the settings', () => {
  test('come from four files, each overriding those before it, and from the shell, which overrides all', () => {
    for (const [at, name] of ENVIRONMENT_FILES.entries()) {
      write(name, ...ENVIRONMENT_FILES.slice(at).map((_, other) => `VITE_${at + other}=${name}`), `VITE_ALL=${name}`, `VITE_SHELL=${name}`);
    }
    const shell = { VITE_SHELL: 'shell', HOME: '/root', GONE: undefined };
    expect(readEnvironment(folder, shell)).toEqual({ VITE_0: '.env', VITE_1: '.env.local', VITE_2: '.env.production', VITE_3: '.env.production.local', VITE_ALL: '.env.production.local', VITE_SHELL: 'shell', HOME: '/root' });
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
  const root = join(import.meta.dirname, '../..');
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
