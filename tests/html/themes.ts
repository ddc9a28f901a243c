import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile, firstOfEach, readManifest } from '../../site/manifest.ts';
import { dist } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** A rule of a style sheet: its selector, then its declarations. Nested blocks are read from the inside out. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** What a theme's rule may set besides custom properties: the colour scheme of the browser's own controls. */
const ALLOWED = new Set(['color-scheme']);

/** The properties that a sheet's theme rules set and must not. */
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
 * Checks on one page of each family that themes differ only in custom properties. So a page that axe checked completely in
 * one theme needs only the colour rules in the others (`tests/steps/theme-rules.ts`).
 */
export const themeFindings = (): ValidatedPage[] =>
  firstOfEach(readManifest(dist).pages, 'family').map(({ path }) => {
    const page = documentFile(path).replace(/^\//, '');
    const styles = Array.from(readFileSync(join(dist, page), 'utf8').matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css);
    return { page, findings: styles.length === 0 ? ['has no styles'] : styles.flatMap(themedProperties) };
  });
