import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The widths that several components share have a name; others have none. */
export type BreakpointName = '' | 'wide phone' | 'tablet' | 'large tablet' | 'desktop' | 'wide desktop';

/** A width from which a component is laid out differently. */
export interface Breakpoint {
  /** In rem, so that it follows the reader's own font size. */
  rem: number;
  /** What the documentation calls it; empty where it has no name. */
  name: BreakpointName;
  /** The components that use it. */
  by: readonly string[];
}

const names: Readonly<Record<number, BreakpointName>> = { 30: 'wide phone', 40: 'tablet', 48: 'large tablet', 64: 'desktop', 78: 'wide desktop' };

/** A width in a media query: written out, or as `from[…]` of `@uno/tokens/layout`. */
const QUERIED_WIDTH = /\((?:min|max)-width: ([\d.]+)rem\)|\bfrom\[(\d+)\]/g;

/** Every width in the media queries of these style sheets, narrowest first. Widths are rounded: `max-width: 39.99rem` is the breakpoint 40. */
export function breakpointsIn(sheets: readonly { component: string; source: string }[]): Breakpoint[] {
  const asked = sheets.flatMap(({ component, source }) => Array.from(source.matchAll(QUERIED_WIDTH), ([, own, shared = own]) => ({ rem: Math.round(Number(shared)), component })));
  return [...Map.groupBy(asked, ({ rem }) => rem)]
    .map(([rem, all]) => ({ rem, name: names[rem] ?? '', by: [...new Set(all.map(({ component }) => component))].toSorted((one, other) => one.localeCompare(other)) }))
    .toSorted((one, other) => one.rem - other.rem);
}

const name = 'virtual:breakpoints';
const folder = fileURLToPath(new URL('../packages/ui/src', import.meta.url));

/** `virtual:breakpoints`: the breakpoints of the package. Node reads them, because a browser can't import the text of a style sheet. */
export const breakpointsModule = (): Plugin => ({
  name: 'uno:breakpoints',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const sheets = globSync('*/*.css.ts', { cwd: folder }).map((path) => ({
      component: path.split('/')[0] ?? '',
      source: readFileSync(`${folder}/${path}`, 'utf8'),
    }));
    return `export default ${JSON.stringify(breakpointsIn(sheets))}`;
  },
});
