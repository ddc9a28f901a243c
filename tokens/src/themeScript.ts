import { themeNames } from './names.ts';
import { themeKey } from './themeKey.ts';

export { themeKey };

/**
 * The text of a script for the head of each page, before the sheets: it gives the document the theme that the visitor
 * chose, before the first paint. A name that is no theme, or a storage that refuses, leaves the default theme.
 */
export const themeScript = `try{let t=localStorage.getItem("${themeKey}");${JSON.stringify(themeNames)}.includes(t)&&(document.documentElement.dataset.theme=t)}catch{}`;

/** Its hash, for a Content-Security-Policy: `script-src 'self' '<this>'`. */
export const themeScriptHash = 'sha256-BwTDlb6Db7rqoc7Ph6RpYnN49B1fRxrSf5pIJ8js/TA=';
