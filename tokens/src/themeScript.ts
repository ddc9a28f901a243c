import { checkThemeName } from './themeNameCheck.ts';
import { themeKey } from './themeKey.ts';

export { themeKey };

/** The options of `themeScript`. */
export type ThemeScriptOptions<Name extends string = string> = {
  /** The themes that a visitor can choose: the values of `data-theme`. */
  readonly names: readonly Name[];
} & (
  | {
      /** The theme of visitors who have not chosen one. */
      readonly default: NoInfer<Name>;
      readonly system?: undefined;
    }
  | {
      /** Themes that follow `prefers-color-scheme` until the visitor chooses one. */
      readonly system: { readonly light: NoInfer<Name>; readonly dark: NoInfer<Name> };
      /** Not used where `system` is given. */
      readonly default?: NoInfer<Name>;
    }
);

/**
 * The text of a script for the head of each page, before the sheets: it sets `data-theme` before the first paint, to the
 * theme that the visitor chose in this browser, else to the system's (option `system`) or to `default`. If
 * `localStorage` is blocked, it behaves as if nothing was chosen. While the page follows the system, `data-system-theme` has the theme's name too.
 *
 * @throws Error when a theme of `system`, or `default` without it, is not among `names`
 * @example themeScript({ names: ['day', 'night'], system: { light: 'day', dark: 'night' } })
 */
export function themeScript<const Name extends string>({ names, default: fallback, system }: ThemeScriptOptions<Name>): string {
  names.forEach(checkThemeName);
  for (const name of system ? [system.light, system.dark] : [fallback]) {
    if (!names.some((known) => known === name)) throw new Error(`The theme “${name}” is not among the names ${names.join(', ')}. Add it, or choose one of them.`);
  }
  const stored = `let t;try{t=localStorage.getItem("${themeKey}")}catch{}`;
  const known = `${JSON.stringify(names)}.includes(t)`;
  if (!system) return `{${stored}document.documentElement.dataset.theme=${known}?t:"${fallback}"}`;
  // `data-system-theme` says that the theme is the system's. `applyTheme` of `themeChoice.ts` removes it, or sends the event to evaluate the theme again.
  const show = `${stored}if(${known}){d.theme=t;delete d.systemTheme}else d.theme=d.systemTheme=m.matches?"${system.dark}":"${system.light}"`;
  return `{let d=document.documentElement.dataset,m=matchMedia("(prefers-color-scheme:dark)"),f=()=>{${show}};f();m.addEventListener("change",()=>d.systemTheme&&f());addEventListener("${themeKey}",f)}`;
}

/**
 * The hash of the script, for a Content-Security-Policy: `script-src 'self' '<hash>'`.
 *
 * @param text the text of the script, exactly as in the document
 * @example await themeScriptHash(themeScript({ names: ['day', 'night'], default: 'day' }))
 */
export async function themeScriptHash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}
