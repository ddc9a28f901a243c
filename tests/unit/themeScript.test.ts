import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { defaultTheme, themeNames } from '@uno/tokens/names';
import { applyTheme, SYSTEM_THEME, themeChoice } from '@uno/tokens/themeChoice';
import { themeKey, themeScript, themeScriptHash, type ThemeScriptOptions } from '@uno/tokens/themeScript';
import { describe, expect, it, vi } from 'vitest';
import { hashOf } from '../../site/build/hash.ts';
import { memoryStorage, refusingStorage as refusing } from './leads/storage.ts';

const lagoon = { names: ['day', 'night', 'calm'], default: 'calm' } as const;
const following = { names: lagoon.names, system: { light: 'day', dark: 'night' } } as const;

/** A document that has run the script, in a light or dark system whose scheme can be changed. */
function documentWith(options: ThemeScriptOptions, storage: Partial<Storage>, prefersDark = false) {
  const dataset: Record<string, string> = {};
  const page = { documentElement: { dataset } };
  const systemTurns: (() => void)[] = [];
  const media = { matches: prefersDark, addEventListener: (_: string, listener: () => void) => systemTurns.push(listener) };
  const events = new EventTarget();
  const listen = events.addEventListener.bind(events);
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  runInNewContext(themeScript(options), { document: page, localStorage: storage, matchMedia: () => media, addEventListener: listen });
  return {
    theme: () => dataset['theme'],
    turn: (dark: boolean) => {
      media.matches = dark;
      for (const listener of systemTurns) listener();
    },
  };
}

/** A storage that contains a theme, or nothing. */
const storing = (theme?: string) => memoryStorage(new Map(theme === undefined ? [] : [[themeKey, theme]]));

describe('the script that sets the theme before the first paint', () => {
  it('applies the stored theme; the default when no valid one is stored, or storage throws', () => {
    for (const theme of lagoon.names) expect(documentWith(lagoon, storing(theme)).theme()).toBe(theme);
    for (const storage of [storing(), storing('neon'), refusing]) expect(documentWith(lagoon, storage).theme()).toBe('calm');
  });

  it('follows the system if configured, until a theme is chosen', () => {
    const page = documentWith(following, storing(), true);
    expect(page.theme()).toBe('night');
    page.turn(false);
    expect(page.theme()).toBe('day');
    expect(documentWith(following, refusing, true).theme()).toBe('night');
    const chosen = documentWith(following, storing('calm'), true);
    chosen.turn(false);
    expect(chosen.theme()).toBe('calm');
  });

  it('follows the system again once “system” is chosen, with and without storage', () => {
    for (const storage of [storing('calm'), refusing]) {
      const page = documentWith(following, storage);
      applyTheme('calm');
      page.turn(true);
      expect([page.theme(), themeChoice()]).toEqual(['calm', 'calm']);
      applyTheme(SYSTEM_THEME);
      expect([page.theme(), themeChoice()]).toEqual(['night', SYSTEM_THEME]);
      page.turn(false);
      expect([page.theme(), themeChoice()]).toEqual(['day', SYSTEM_THEME]);
      expect(documentWith(following, storage, true).theme()).toBe('night');
      // The theme of the system, chosen by its name, stays.
      applyTheme('night');
      page.turn(true);
      expect(themeChoice()).toBe('night');
    }
  });

  it('leaves no global variable in the page', () => {
    const context = { document: { documentElement: { dataset: {} } }, localStorage: { getItem: () => null } };
    runInNewContext(themeScript(lagoon), context);
    expect(Object.keys(context)).toEqual(['document', 'localStorage']);
  });

  it('refuses invalid names with a message', () => {
    expect(() => themeScript<string>({ names: ['day'], default: 'dya' })).toThrow('The theme “dya” is not among the names day. Add it, or choose one of them.');
    expect(() => themeScript<string>({ names: lagoon.names, system: { light: 'day', dark: 'dark' } })).toThrow('The theme “dark” is not among the names day, night, calm.');
    expect(() => themeScript({ names: ['</script>'], default: '</script>' })).toThrow('“</script>” can\'t be the name of a theme.');
  });

  it('has the hash that a security policy needs', async () => {
    for (const options of [lagoon, following]) expect(`'${await themeScriptHash(themeScript(options))}'`).toBe(hashOf(themeScript(options)));
  });

  it('is in the guide for hand-written pages, with its hash, for the themes of the package', async () => {
    const guide = readFileSync('tokens/guides/make-it-yours.md', 'utf8');
    const script = themeScript({ names: themeNames, default: defaultTheme });
    expect(guide).toContain(`<script>${script}</script>`);
    expect(guide).toContain(await themeScriptHash(script));
  });
});
