import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { themeNames } from '@uno/tokens/names';
import { themeKey, themeScript, themeScriptHash } from '@uno/tokens/themeScript';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../site/build/hash.ts';

/** The theme of a document that has run the script. */
function themeAfter(getItem: (key: string) => string | null): string | undefined {
  const document: { documentElement: { dataset: { theme?: string } } } = { documentElement: { dataset: {} } };
  runInNewContext(themeScript, { document, localStorage: { getItem } });
  return document.documentElement.dataset.theme;
}

describe('the script that reads the stored theme', () => {
  it('gives the document each theme that was chosen', () => {
    for (const theme of themeNames) expect(themeAfter((key) => (key === themeKey ? theme : null))).toBe(theme);
  });

  it('leaves the document alone where nothing, or no theme, is stored, and where the storage refuses', () => {
    expect(themeAfter(() => null)).toBeUndefined();
    expect(themeAfter(() => 'neon')).toBeUndefined();
    const refuse = () => {
      throw new Error('SecurityError');
    };
    expect(themeAfter(refuse)).toBeUndefined();
  });

  it('has the hash that is published with it: write this one in tokens/src/themeScript.ts', () => {
    expect(`'${themeScriptHash}'`).toBe(hashOf(themeScript));
  });

  it('stands in the README as it is, with its hash, for a page that is written by hand', () => {
    const readme = readFileSync('tokens/README.md', 'utf8');
    expect(readme).toContain(`<script>${themeScript}</script>`);
    expect(readme).toContain(themeScriptHash);
  });
});
