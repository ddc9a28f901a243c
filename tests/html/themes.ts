import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile, firstOfEach, readManifest } from '../../site/manifest.ts';
import { dist } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** A rule of a style sheet: its selector, then its declarations. Nested blocks are read from the inside out. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** What a rule that names a theme may set beside custom properties: what the browser's own parts are drawn in. */
const ALLOWED = new Set(['color-scheme']);

/** What is set in the rules of a sheet that name a theme, beyond what themes may differ in. */
export const themedProperties = (css: string): string[] =>
  Array.from(css.matchAll(RULE), ([, selector = '', declarations = '']) => ({ selector: selector.trim(), declarations }))
    .filter(({ selector }) => /\[data-theme/.test(selector))
    .flatMap(({ selector, declarations }) =>
      declarations
        .split(';')
        .map((declaration) => declaration.split(':', 1)[0]?.trim() ?? '')
        .filter((name) => name !== '' && !name.startsWith('--') && !ALLOWED.has(name))
        .map((name) => `${selector} sets ${name}`),
    );

/**
 * Themes differ in custom properties alone, on one page of each family: so a page that was read whole in one theme need be
 * read again in the others for colours only (`tests/steps/theme-rules.ts`).
 */
export const themeFindings = (): ValidatedPage[] =>
  firstOfEach(readManifest(dist).pages, 'family').map(({ path }) => {
    const page = documentFile(path).replace(/^\//, '');
    const styles = Array.from(readFileSync(join(dist, page), 'utf8').matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css);
    return { page, findings: styles.length === 0 ? ['has no styles'] : styles.flatMap(themedProperties) };
  });
