import { defaultTheme, optionalVariables, themeRules, themeSources } from '@uno/tokens';
import type { Plugin } from 'vite';

/** The variables that a theme may leave unset and that no theme of the site sets. */
const set = new Set(themeRules(themeSources, defaultTheme).flatMap(({ vars }) => Object.keys(vars)));
const unsetInSite = optionalVariables.filter((name) => !set.has(name));

/**
 * A sheet without the variables that are set nowhere: their fallback takes their place, and a declaration that has no
 * fallback goes, since the browser would ignore it. So a site with square corners ships no bytes for round ones.
 *
 * @param sheet as vanilla-extract writes it: a declaration a line
 */
export function withoutUnsetVariables(sheet: string, unset: readonly string[] = unsetInSite): string {
  if (unset.length === 0) return sheet;
  const names = `(?:${unset.join('|')})`;
  const withFallbacks = sheet.replace(new RegExp(`var\\(${names}, ((?:[^()]|\\([^()]*\\))*)\\)`, 'g'), '$1');
  return withFallbacks.replace(new RegExp(`^ *[\\w-]+: [^;{}]*var\\(${names}\\)[^;{}]*;\\n`, 'gm'), '');
}

/** Applies {@link withoutUnsetVariables} to every sheet of the site. */
export const leaveOutUnsetVariables: Plugin = {
  name: 'uno:leave-out-unset-variables',
  enforce: 'pre',
  transform: (code, id) => (id.split('?')[0]?.endsWith('.vanilla.css') ? { code: withoutUnsetVariables(code), map: null } : undefined),
};
