import { optionalVariables, themeRules, themeSources } from '@uno/tokens';
import type { Plugin } from 'vite';

const setByThemes = new Set(themeRules(themeSources).flatMap(({ vars }) => Object.keys(vars)));
/** The optional variables that no theme of the site sets. */
const unsetInSite = optionalVariables.filter((name) => !setByThemes.has(name));

/**
 * Removes the variables that are never set from a sheet: replaces each with its fallback, and removes declarations that have
 * no fallback, which browsers would ignore. So a site with square corners has no CSS for round ones.
 *
 * @param sheet a sheet as vanilla-extract writes it, with one declaration per line
 */
export function withoutUnsetVariables(sheet: string, unset: readonly string[] = unsetInSite): string {
  if (unset.length === 0) return sheet;
  const names = `(?:${unset.join('|')})`;
  const withFallbacks = sheet.replace(new RegExp(`var\\(${names}, ((?:[^()]|\\([^()]*\\))*)\\)`, 'g'), '$1');
  return withFallbacks.replace(new RegExp(`^ *[\\w-]+: [^;{}]*var\\(${names}\\)[^;{}]*;\\n`, 'gm'), '');
}

/** Removes the rules of `data-density`, which no page of the site has. */
export const withoutDensity = (sheet: string): string => sheet.replace(/^ *[^\n{}]*\[data-density[^{}]*\{[^{}]*\}\n/gm, '');

/** Applies {@link withoutUnsetVariables} and {@link withoutDensity} to every sheet of the site. */
export const leaveOutUnsetVariables: Plugin = {
  name: 'uno:leave-out-unset-variables',
  enforce: 'pre',
  transform: (code, id) => (id.split('?')[0]?.endsWith('.vanilla.css') ? { code: withoutDensity(withoutUnsetVariables(code)), map: null } : undefined),
};
