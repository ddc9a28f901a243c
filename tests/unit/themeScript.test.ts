import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { defaultTheme, themeNames } from '@uno/tokens/names';
import { themeKey, themeScript, themeScriptHash, type ThemeScriptOptions } from '@uno/tokens/themeScript';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../site/build/hash.ts';

const lagoon = { names: ['day', 'night', 'calm'], default: 'calm' } as const;
const following = { names: lagoon.names, system: { light: 'day', dark: 'night' } } as const;

/** A document that has run the script, in a system that is light or dark. */
function documentWith(options: ThemeScriptOptions, getItem: (key: string) => string | null, prefersDark = false) {
  const document: { documentElement: { dataset: { theme?: string } } } = { documentElement: { dataset: {} } };
  const listeners: (() => void)[] = [];
  const media = { matches: prefersDark, addEventListener: (_: string, listener: () => void) => listeners.push(listener) };
  runInNewContext(themeScript(options), { document, localStorage: { getItem }, matchMedia: () => media });
  return {
    theme: () => document.documentElement.dataset.theme,
    turn: (dark: boolean) => {
      media.matches = dark;
      for (const listener of listeners) listener();
    },
  };
}

const storing = (theme: string | null) => (key: string) => (key === themeKey ? theme : null);
const refuse = () => {
  throw new Error('SecurityError');
};

describe('the script that sets the theme before the first paint', () => {
  it('takes each theme that was chosen', () => {
    for (const theme of lagoon.names) expect(documentWith(lagoon, storing(theme)).theme()).toBe(theme);
  });

  it('takes the default where nothing, or no theme, is stored, and where the storage refuses', () => {
    expect(documentWith(lagoon, storing(null)).theme()).toBe('calm');
    expect(documentWith(lagoon, storing('neon')).theme()).toBe('calm');
    expect(documentWith(lagoon, refuse).theme()).toBe('calm');
  });

  it('follows the system where it is asked to, until a theme is chosen', () => {
    const page = documentWith(following, storing(null), true);
    expect(page.theme()).toBe('night');
    page.turn(false);
    expect(page.theme()).toBe('day');
    expect(documentWith(following, refuse, true).theme()).toBe('night');
    const chosen = documentWith(following, storing('calm'), true);
    chosen.turn(false);
    expect(chosen.theme()).toBe('calm');
  });

  it('leaves no name of its own in the page', () => {
    const context = { document: { documentElement: { dataset: {} } }, localStorage: { getItem: () => null } };
    runInNewContext(themeScript(lagoon), context);
    expect(Object.keys(context)).toEqual(['document', 'localStorage']);
  });

  it('refuses names that can’t be, with a sentence', () => {
    expect(() => themeScript<string>({ names: ['day'], default: 'dya' })).toThrow('The theme “dya” is not among the names day. Add it, or choose one of them.');
    expect(() => themeScript<string>({ names: lagoon.names, system: { light: 'day', dark: 'dark' } })).toThrow('The theme “dark” is not among the names day, night, calm.');
    expect(() => themeScript({ names: ['</script>'], default: '</script>' })).toThrow('“</script>” can\'t be the name of a theme.');
  });

  it('has the hash that a security policy needs', async () => {
    for (const options of [lagoon, following]) expect(`'${await themeScriptHash(themeScript(options))}'`).toBe(hashOf(themeScript(options)));
  });

  it('stands in the guide for the themes of the package, with its hash, for a page that is written by hand', async () => {
    const guide = readFileSync('tokens/guides/make-it-yours.md', 'utf8');
    const script = themeScript({ names: themeNames, default: defaultTheme });
    expect(guide).toContain(`<script>${script}</script>`);
    expect(guide).toContain(await themeScriptHash(script));
  });
});
