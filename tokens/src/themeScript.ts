import { checkThemeName } from './themeNameCheck.ts';
import { themeAttribute, themeKey, type ThemeStorage } from './themeKey.ts';

export { themeKey };

/** The options of `themeScript`. */
export interface ThemeScriptOptions<Name extends string = string> extends ThemeStorage {
  /** The themes that a visitor can choose: the values of `data-theme`. */
  readonly names: readonly Name[];
  /**
   * The theme of visitors who have not chosen one, whatever their system is. Default: none. The document then names no theme
   * until a visitor chooses, and the sheet decides: `default`, `dark` and `moreContrast` of `themesCss`.
   */
  readonly default?: NoInfer<Name> | undefined;
}

/** Refuses what would need escaping in a script. */
function checkWord(kind: string, word: string, pattern: RegExp, allowed: string): void {
  if (!pattern.test(word)) throw new Error(`“${word}” can't be the ${kind}. ${allowed}`);
}

/**
 * The text of a script for the head of each page, before the sheets: it sets `data-theme` before the first paint, to the
 * theme that the visitor chose in this browser. If `localStorage` is blocked, it behaves as if nothing was chosen. It reads the
 * choice again when Back restores a page from memory.
 *
 * @throws Error when `default` is not among `names`, or a name would need escaping
 * @example themeScript({ names: ['day', 'night'] })
 */
export function themeScript<const Name extends string>({ names, default: fallback, storageKey = themeKey, attribute = themeAttribute }: ThemeScriptOptions<Name>): string {
  names.forEach(checkThemeName);
  checkWord('key of the choice', storageKey, /^[\w.:-]+$/, 'Use letters, digits, -, _, . and :.');
  checkWord('attribute of a theme', attribute, /^data-[a-z][a-z\d-]*$/, 'Begin with data-, then use small letters, digits and -.');
  if (fallback !== undefined && !names.some((known) => known === fallback)) throw new Error(`The theme “${fallback}” is not among the names ${names.join(', ')}. Add it, or choose one of them.`);
  const set = `d.setAttribute("${attribute}",t)`;
  const unset = fallback === undefined ? `d.removeAttribute("${attribute}")` : `(t="${fallback}",${set})`;
  // Where storage is refused, a page that Back restores keeps what it shows.
  const read = `f=e=>{let t;try{t=localStorage.getItem("${storageKey}")}catch{if(e)return}${JSON.stringify(names)}.includes(t)?${set}:${unset}}`;
  return `{let d=document.documentElement,${read};f();addEventListener("pageshow",e=>e.persisted&&f(e))}`;
}

/**
 * The hash of the script, for a Content-Security-Policy: `script-src 'self' '<hash>'`.
 *
 * @param text the text of the script, exactly as in the document
 * @example await themeScriptHash(themeScript({ names: ['day', 'night'] }))
 */
export async function themeScriptHash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}
