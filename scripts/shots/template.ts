/** The layout of the contact sheet and the comparison: one document that needs no server and no files except its pictures. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ColorName, hexOf, isThemeName, type ThemeName, themeSources } from '@uno/tokens';
import { transformWithOxc } from 'vite';
import { type Locale, langOf, locales } from '../../site/i18n/locale.ts';
import { footer as footerEn } from '../../site/content/en/footer.ts';
import { footer as footerFr } from '../../site/content/fr/footer.ts';
import { dimensions, valuesOf } from './choose.ts';
import { idOf, pageTitle, stateTitle, type Subject, type windows } from './subjects.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML or a quoted attribute. */
export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/** Escapes a text, and marks its language if that is not the document's. */
export const inLanguage = (text: string, locale: Locale): string =>
  locale === 'en-CA' ? escape(text) : `<span lang="${locale}">${escape(text)}</span>`;

/** A theme's name in a language. */
export const themeTitle = (theme: ThemeName, locale: Locale): string => (locale === 'fr-CA' ? footerFr : footerEn)[`footer.theme.${theme}`];

/** A language's own name. */
export const languageTitle = (locale: Locale): string => (locale === 'fr-CA' ? 'Français' : 'English');

/** What a picture shows, in one line in the picture's language. */
export const captionOf = ({ page, state, width, theme, locale }: Subject): string =>
  `${pageTitle(page.name, locale)}, ${stateTitle(state, locale)}: ${width} px, ${themeTitle(theme, locale)}, ${languageTitle(locale)}`;

/** The attributes that the filters read. */
export const itemAttributes = (subject: Subject): string =>
  ['data-item', ...Object.entries(dimensions).map(([name, read]) => `data-${name}="${escape(read(subject))}"`)].join(' ');

/** The address of a picture in an album. */
export const sourceOf = (subject: Subject, album = ''): string => `${album}pictures/${encodeURIComponent(idOf(subject))}.webp`;

/** Formats a size: `1.2 MB`, `640 kB`. */
export const sizeOf = (bytes: number): string => (bytes < 1e6 ? `${Math.round(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

/** The label of a filter's value. */
function nameOf(dimension: string, value: string, subjects: readonly Subject[]): string {
  const names: Readonly<Record<string, () => string>> = {
    page: () => locales.map((locale) => inLanguage(pageTitle(value, locale), locale)).join(' '),
    state: () => {
      const state = subjects.find((subject) => subject.state === value)?.state;
      return state === undefined ? escape(value) : locales.map((locale) => inLanguage(stateTitle(state, locale), locale)).join(' ');
    },
    width: () => `${escape(value)} px`,
    theme: () => escape(isThemeName(value) ? themeTitle(value, 'en-CA') : value),
    language: () => locales.filter((locale) => langOf(locale) === value).map((locale) => inLanguage(languageTitle(locale), locale)).join(''),
  };
  return names[dimension]?.() ?? escape(value);
}

/** Checkboxes for each property of the pictures. If none is ticked, all pictures are shown. */
export function filtersOf(subjects: readonly Subject[]): string {
  const groups = valuesOf(subjects).map(
    ([dimension, values]) => `<fieldset><legend>${escape(dimension)}</legend>${values
      .map((value) => `<label><input type="checkbox" name="${dimension}" value="${escape(value)}"> <span>${nameOf(dimension, value, subjects)}</span></label>`)
      .join('')}</fieldset>`,
  );
  return `<form id="filters" aria-label="Filters"><details open><summary>Filters</summary><div class="boxes">${groups.join('')}</div></details><p><output>${subjects.length} of ${subjects.length} shown</output> <button type="reset" disabled>Show all</button></p></form>`;
}

const colours = ['paper', 'paperDeep', 'clear', 'ink', 'inkSoft', 'brand', 'line', 'edge', 'action', 'onAction', 'night', 'onNight'] as const satisfies readonly ColorName[];

/** The width of a picture on the sheet, in rem: each width has its own scale, so that a phone's page is not tiny. */
const thumbnailWidths: Readonly<Record<(typeof windows)[number]['width'], number>> = { 360: 7.5, 768: 10.5, 1280: 15, 1920: 19 };

const style = `
:root { ${colours.map((name) => `--${name}: ${hexOf(themeSources.evergreen, name)}`).join('; ')}; color-scheme: light; accent-color: var(--brand) }
* { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
body { background: var(--paper); color: var(--ink); font: 1rem/1.45 Figtree, Arial, sans-serif; font-variant-numeric: tabular-nums }
h1, h2 { font-family: 'Bricolage Grotesque', Arial, sans-serif; line-height: 1.1; letter-spacing: -0.015em; text-wrap: balance }
h1 { font-size: clamp(2rem, 5vw, 3.25rem) }
h2 { font-size: clamp(1.35rem, 2.6vw, 1.9rem) }
h2 small { display: block; margin-top: .35rem; font: 400 1rem/1.35 Figtree, Arial, sans-serif; letter-spacing: 0; color: var(--inkSoft) }
h2 [lang] { color: var(--inkSoft) }
h2 [lang]::before { content: '/ ' }
a { color: inherit }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
.top, main { padding: clamp(1.25rem, 3vw, 2.5rem) clamp(1rem, 3vw, 3rem) }
.top p { max-width: 60ch; margin-top: .75rem; color: var(--inkSoft) }
code { overflow-wrap: anywhere }
#filters { border-block: 1px solid var(--ink) }
#filters summary { padding: .5rem clamp(1rem, 3vw, 3rem); font-weight: 700; cursor: pointer }
.boxes { display: flex; flex-wrap: wrap; padding-inline: clamp(0rem, 3vw - 1rem, 2rem); border-top: 1px solid var(--line) }
#filters fieldset { flex: 1 1 8rem; min-width: 0; border: 0; padding: .75rem 1rem 1rem }
#filters fieldset:nth-child(-n + 2) { flex: 2 1 22rem }
#filters legend { float: inline-start; width: 100%; margin-bottom: .25rem; font-weight: 700; text-transform: capitalize }
#filters label { clear: both; display: flex; gap: .5rem; padding-block: .2rem; line-height: 1.3; min-height: 1.75rem; cursor: pointer }
#filters input { flex: none; width: 1.1rem; height: 1.1rem; margin-top: .1rem }
#filters label:hover span { text-decoration: underline }
#filters [lang] { color: var(--inkSoft) }
.boxes fieldset:nth-child(-n + 2) [lang]::before { content: '/ ' }
#filters > p { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .5rem clamp(1rem, 3vw, 3rem); border-top: 1px solid var(--line) }
button { min-height: 2.25rem; padding: .25rem .9rem; border: 1px solid currentColor; border-radius: 0; background: none; color: inherit; font: 600 1rem/1.2 Figtree, Arial, sans-serif; cursor: pointer }
button:hover:enabled { background: var(--clear); color: var(--ink) }
button:disabled { border-style: dashed; cursor: default; color: var(--inkSoft) }
section + section { margin-top: 3rem }
.groups { display: flex; flex-wrap: wrap; margin-top: 1rem; border: solid var(--ink); border-width: 1px 0 0 1px }
.group { flex: 1 1 auto; max-width: 100%; border: solid var(--ink); border-width: 0 1px 1px 0; padding: .75rem }
.group h3 { font-size: 1rem }
.group ul { display: flex; flex-wrap: wrap; gap: .75rem; margin: .5rem 0 0; padding: 0; list-style: none }
section:not(:has([data-item]:not([hidden]))), .group:not(:has([data-item]:not([hidden]))) { display: none }
${Object.entries(thumbnailWidths).map(([width, rem]) => `[data-width='${width}'] { --thumb: ${rem}rem }`).join('\n')}
[data-width='390'] { --thumb: 8rem }
main aside { margin-top: 3rem; color: var(--inkSoft) }
.group li { width: var(--thumb); max-width: 100% }
.group li a { display: block; max-height: 19rem; overflow: hidden; border: 1px solid var(--edge); background: var(--paperDeep) }
.group li a:hover, .group li a:focus-visible { outline: 3px solid var(--ink); outline-offset: 0 }
.group li img { display: block; width: 100%; height: auto }
.group li p { margin-top: .25rem; font-size: .875rem; line-height: 1.3; color: var(--inkSoft) }
.group li strong { color: var(--ink) }
.none { display: none }
main:not(:has([data-item]:not([hidden]))) .none { display: block }
dialog { width: 100vw; height: 100dvh; max-width: none; max-height: none; padding: 0; border: 0; background: var(--night); color: var(--onNight) }
dialog[open] { display: flex; flex-direction: column }
dialog header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .6rem 1rem }
dialog header p { flex: 1 1 16rem }
dialog nav { display: flex; gap: .5rem; align-items: center }
dialog :focus-visible { outline-color: var(--action); outline-offset: -3px }
dialog .stage { flex: 1; min-height: 0 }
dialog .stage img { display: block; margin-inline: auto; max-width: 100%; height: auto }
.stage { overflow: auto }
article { border-top: 1px solid var(--ink); padding-block: 1.25rem 2rem }
article > p { margin-block: .4rem .75rem }
article .share { font-weight: 700 }
article .stage { width: fit-content; max-width: 100%; max-height: min(80vh, 60rem); border: 1px solid var(--edge); background: var(--paperDeep) }
.pair { --at: 50%; position: relative; max-width: 100%; overflow: hidden }
.pair img { position: absolute; inset: 0 auto auto 0; height: auto }
.pair .is { clip-path: inset(0 0 0 var(--at)) }
.pair .edge { position: absolute; inset: 0 auto 0 var(--at); border-inline-start: 2px solid var(--ink); box-shadow: 1px 0 var(--paper) }
.pair .changed { position: absolute; outline: 2px dashed var(--ink); box-shadow: 0 0 0 2px var(--action); pointer-events: none }
.slider { display: grid; grid-template-columns: auto minmax(6rem, 40rem) auto; justify-content: start; gap: .75rem; align-items: center; margin-block: .5rem; font-weight: 600 }
.slider input { width: 100%; min-height: 1.75rem }
.single img { display: block; max-width: 100%; height: auto }
`;

/** The two typefaces, inlined, because a browser may refuse to load fonts from `file://`. */
async function fontFaces(): Promise<string> {
  const fonts = [
    { family: 'Bricolage Grotesque', file: 'bricolage-grotesque.woff2', weights: '500 700' },
    { family: 'Figtree', file: 'figtree.woff2', weights: '400 700' },
  ];
  const rules = fonts.map(async ({ family, file, weights }) => {
    const bytes = await readFile(join(import.meta.dirname, '../../tokens/fonts', file), 'base64');
    return `@font-face { font-family: '${family}'; font-weight: ${weights}; src: url(data:font/woff2;base64,${bytes}) format('woff2') }`;
  });
  return (await Promise.all(rules)).join('\n');
}

/** A complete document. @param body its markup, already escaped */
export async function documentOf(title: string, body: string): Promise<string> {
  const script = join(import.meta.dirname, 'client.ts');
  const { code } = await transformWithOxc(await readFile(script, 'utf8'), script, { sourcemap: false });
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${await fontFaces()}${style}</style>
</head>
<body>
${body}
<script type="module">
${code}</script>
</body>
</html>
`;
}
