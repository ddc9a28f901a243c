import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { artCss, colorNames, contrastLevelOf, contrastRatio, cssVariable, hexOf, measure, pairs, prove, themeCss, themeNames, themeRules, themesCss, type ThemeSource, themeSources } from '@uno/tokens';
import { defaultTheme } from '@uno/tokens/names';
import { applyTheme, SYSTEM_THEME, themeChoice } from '@uno/tokens/themeChoice';
import { themeKey, themeScript, themeScriptHash, type ThemeScriptOptions } from '@uno/tokens/themeScript';
import { describe, expect, test, vi } from 'vitest';
import { hashOf } from '../../site/build/hash.ts';
import { memoryStorage, refusingStorage as refusing } from './leads/storage.ts';

// Decorations have no contrast target.
const results = themeNames.flatMap((theme) => pairs.filter(({ use }) => use !== 'decoration').map((pair) => ({ theme, ...measure(themeSources[theme], pair) })));

test.each(results)('in $theme, $foreground on $background ($use) has a contrast of $ratio, and needs $needed', ({ passes }) => expect(passes).toBe(true));

test.each([
  ['#000000', '#ffffff', 21],
  // The lightest grey that passes on white, and the next one.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('the ratio is that of WCAG 2.2: %s on %s is %d', (one, other, ratio) => expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2));

describe.each(themeNames)('%s', (theme) => {
  const source = themeSources[theme];

  test('requires AAA if it is for low vision, otherwise AA', () => expect(contrastLevelOf(source)).toBe(theme === 'contrast' ? 'AAA' : 'AA'));

  test('is valid: each colour and drawing colour has a value, the same in hex and in components', () => expect(() => prove(source)).not.toThrow());
});

/** The data of a theme that a test replaces. */
type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A theme from elsewhere: colours with only their hex, no drawing colours, no line widths. */
const foreign: ThemeSource = JSON.parse(
  JSON.stringify({
    $extensions: { 'uno.scheme': 'light', 'uno.contrast': 'AA' },
    color: Object.fromEntries(colorNames.map((name) => [name, { $value: { hex: hexOf(themeSources.evergreen, name) } }])),
  }),
);

/** The foreign theme with changes, parsed like a file: its type is unchecked. */
const changed = ({ color, $extensions, ...rest }: Changes): ThemeSource =>
  JSON.parse(JSON.stringify({ ...foreign, $extensions: { ...foreign.$extensions, ...$extensions }, color: { ...foreign.color, ...color }, ...rest }));

/** Accepts or refuses the foreign theme with changes, under the name lagoon. */
const proveChanged = (changes: Changes) => () => prove(changed(changes), 'lagoon');

const start = 'The theme “lagoon” can\'t be used: ';

describe('an invalid theme is refused with a message', () => {
  test('a valid one is accepted', () => expect(() => prove(foreign)).not.toThrow());

  test.each<[string, Changes, string]>([
    ['three digits in upper case', { color: { ink: { $value: '#A0C' } } }, 'color.ink is “#A0C”, which is not six hexadecimal digits. Write #aa00cc.'],
    ['the name of a colour', { color: { ink: { $value: 'navy' } } }, 'color.ink is “navy”, which is not six hexadecimal digits. Write #rrggbb.'],
    ['neither hex nor components', { color: { ink: { $value: { colorSpace: 'srgb' } } } }, 'color.ink has no hex. Write "ink": { "$value": { "hex": "#rrggbb" } }.'],
    ['two components', { color: { ink: { $value: { components: [0, 0] } } } }, 'color.ink has the components [0,0]. Write three numbers from 0 to 1, or a hex: "#rrggbb".'],
    ['components of 0 to 255', { color: { ink: { $value: { components: [36, 20, 51], hex: '#241433' } } } }, 'color.ink has the components [36,20,51]. Write three numbers from 0 to 1, or a hex: "#rrggbb".'],
    ['a missing colour', { color: { inkSoft: undefined } }, 'color.inkSoft is missing. Add "inkSoft": { "$value": { "hex": "#rrggbb" } }, or an alias of another colour: "inkSoft": { "$value": "{color.ink}" }.'],
    ['components that contradict the hex', { color: { paper: { $value: { hex: '#ffffff', components: [1, 0.5, 1] } } } }, 'color.paper is #ffffff in hex, but its components [1,0.5,1] are #ff80ff. Correct one of them, or leave the components out: they are computed.'],
    ['an alias of nothing', { color: { focus: { $value: '{color.inkk}' } } }, 'color.focus is an alias of “{color.inkk}”, which the theme does not have. Name one of its colours, such as "{color.ink}".'],
    ['an alias of itself', { color: { focus: { $value: '{color.ink}' }, ink: { $value: '{color.focus}' } } }, 'color.focus is an alias of itself (color.focus → color.ink → color.focus). Give one of them a hex.'],
    ['a misspelt corner', { radius: { buton: { $value: { value: 4, unit: 'px' } } } }, 'radius.buton is not a token of a theme. radius has control and box: rename it, or remove it.'],
    ['a misspelt group', { radii: {} }, 'radii is not a group of a theme. The groups are color, surface, art, size, weight, leading, tracking, space, radius, stroke, shadow, duration, font: rename it, or remove it.'],
    ['no scheme', { $extensions: { 'uno.scheme': undefined } }, 'uno.scheme is missing. Write "$extensions": { "uno.scheme": "light" or "dark" }.'],
    ['an unknown level', { $extensions: { 'uno.contrast': 'A' } }, 'uno.contrast is “A”. Write "$extensions": { "uno.contrast": "AA" or "AAA" }.'],
  ])('%s', (_, changes, sentence) => expect(proveChanged(changes)).toThrow(sentence));

  test('for a pair with too little contrast, the message has theme, pair, ratio, target and advice', () => {
    // The first grey that fails on white: 4.478 to 1, which is not rounded up to 4.5.
    const pale = proveChanged({ color: { paper: { $value: { hex: '#ffffff' } }, inkSoft: { $value: { hex: '#777777' } } } });
    expect(pale).toThrow('inkSoft #777777 on paper #ffffff has a contrast of 4.47, and text needs 4.5. Make inkSoft darker or paper lighter.');
    expect(pale).not.toThrow(/ ink #/);
  });
});

test('the level is in the data, not in the name: colours that pass AA can fail AAA', () => {
  expect(() => prove(foreign, 'contrast')).not.toThrow();
  expect(proveChanged({ $extensions: { 'uno.contrast': 'AAA' } })).toThrow('and text needs 7.');
  expect(measure(themeSources.contrast, { foreground: 'ink', background: 'paper', use: 'large' }).needed).toBe(4.5);
});

test('a colour in the DTCG format may have components without a hex, or be an alias of another', () => {
  const exported = changed({ color: { ink: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.1412, 0.0784, 0.2] } }, focus: { $value: '{color.brand}' } } });
  expect([hexOf(exported, 'ink'), hexOf(exported, 'focus')]).toEqual(['#241433', hexOf(foreign, 'brand')]);
  expect(() => prove(exported)).not.toThrow();
});

describe('the sheet of a theme', () => {
  test('has its name, every colour, its colour scheme and forced colours, and nothing of Uno’s themes', () => {
    const css = themeCss('lagoon', foreign);
    const forced = '@media (forced-colors: active) { svg { --uno-color-paper: Canvas;';
    const said = ["[data-theme='lagoon'] {", 'color-scheme: light;', forced];
    for (const text of [...said, ...colorNames.map((name) => `${cssVariable('color', name)}: ${hexOf(foreign, name)};`)]) expect(css).toContain(text);
    expect(css).not.toMatch(/:root|evergreen/);
  });

  test('applies without data-theme when it is the default, and then matches no other named theme, in any order', () => {
    expect(themeCss('lagoon', foreign, { default: true })).toContain(":root:not([data-theme]), [data-theme='lagoon'] {");
    const round = changed({ radius: { control: { $value: { value: 10, unit: 'px' } } } });
    expect(themesCss({ night: foreign, day: round }, { default: 'day' })).not.toMatch(/:root[,\s]/);
  });

  test('has no drawing colours: another sheet has them, derived from its own colours where it has none', () => {
    const lagoon = changed({ color: { nightAction: { $value: { hex: '#c8b6ff' } } } });
    expect(themesCss({ lagoon, midnight: themeSources.midnight })).not.toContain('--uno-art');
    const css = artCss({ lagoon }, { default: 'lagoon' });
    expect(css).toContain(":root:not([data-theme]), [data-theme='lagoon'] {");
    expect(css).toContain('--uno-art-sun: #c8b6ff;');
    expect(css).toContain(`--uno-art-white: ${hexOf(foreign, 'clear')};`);
    expect(css).not.toContain('--uno-color');
  });

  test('has round corners, typefaces and a list marker when the theme has them, and otherwise no variable for them', () => {
    const round = { radius: { $type: 'dimension', control: { $value: { value: 10, unit: 'px' } } } };
    const css = themeCss('lagoon', changed({ ...round, font: { text: { $value: ['Open Sans', 'sans-serif'] } }, $extensions: { 'uno.listMarker': 'M8 2a6 6 0 1 0 .1 0z' } }));
    expect(css).toMatch(/--uno-radius-control: 10px;.* --uno-radius-clip: clip;/);
    expect(css).toContain("--uno-font-text: 'Open Sans', sans-serif;");
    expect(css).toContain('--uno-marker-list: url("data:image/svg+xml,');
    expect(themeCss('lagoon', foreign)).not.toMatch(/--uno-(?:radius|font|marker)/);
  });

  test('may contain several themes: with forced colours, each uses the drawings for the system’s scheme', () => {
    const night = changed({ $extensions: { 'uno.scheme': 'dark' } });
    const themes = { day: foreign, night };
    expect(artCss(themes, { default: 'day' })).toContain("@media (forced-colors: active) and (prefers-color-scheme: dark) { :root:not([data-theme]), [data-theme='day'] {");
    expect(themesCss(themes, { default: 'day' }).match(/svg \{/g)).toHaveLength(1);
  });

  test('may follow the system where nobody has chosen: dark, then more contrast, which wins', () => {
    const night = changed({ $extensions: { 'uno.scheme': 'dark' }, color: { brand: { $value: { hex: '#0b3d25' } } } });
    const css = themesCss({ day: foreign, night, strong: changed({ color: { brand: { $value: { hex: '#06301c' } } } }) }, { default: 'day', dark: 'night', moreContrast: 'strong' });
    const unchosen = [...css.matchAll(/^@media \((prefers-[^)]+)\) \{ :root:not\(\[data-theme\]\) \{.*--uno-color-brand: (#\w+);.*color-scheme: (\w+);/gm)].map(([, ...found]) => found);
    expect(unchosen).toEqual([['prefers-color-scheme: dark', '#0b3d25', 'dark'], ['prefers-contrast: more', '#06301c', 'light']]);
    expect(css.indexOf("[data-theme='strong']")).toBeLessThan(css.indexOf('@media'));
    expect(() => themesCss({ day: foreign }, { dark: 'night' })).toThrow('The dark theme “night” is not among the themes day.');
  });

  test('may have a theme for systems that ask for dark and for more contrast, which wins over each of both', () => {
    const strongNight = changed({ $extensions: { 'uno.scheme': 'dark' }, color: { brand: { $value: { hex: '#0b3d25' } } } });
    const rules = themeRules({ day: foreign, strongNight }, { default: 'day', moreContrast: 'day', darkMoreContrast: 'strongNight' }).filter(({ selector, media }) => selector === ':root:not([data-theme])' && media?.startsWith('(prefers'));
    expect(rules.map(({ media, colorScheme }) => [media, colorScheme])).toEqual([['(prefers-contrast: more)', 'light'], ['(prefers-color-scheme: dark) and (prefers-contrast: more)', 'dark']]);
  });

  test('may use another attribute', () => {
    expect(themesCss({ day: foreign }, { default: 'day', attribute: 'data-look' })).toContain(":root:not([data-look]), [data-look='day'] {");
  });

  test('is refused for an invalid pair, name or default, with the name of the theme', () => {
    expect(() => themeCss('lagoon', changed({ color: { inkSoft: { $value: '{color.paper}' } } }))).toThrow(`${start.trim()}\n  inkSoft`);
    expect(() => themeCss('2 fast', foreign)).toThrow('“2 fast” can\'t be the name of a theme. Begin with a letter');
    expect(() => themesCss({ day: foreign }, { default: 'dya' })).toThrow('The default theme “dya” is not among the themes day. Add it, or choose one of them.');
  });
});

test('the pairs use every colour of the contract', () => {
  expect(new Set(pairs.flatMap(({ foreground, background }) => [foreground, background]))).toEqual(new Set(colorNames));
});

const lagoon = { names: ['day', 'night', 'calm'], default: 'calm' } as const;
const following = { names: lagoon.names } as const;

/** A document that has run the script, and can be restored by Back. */
function documentWith(options: ThemeScriptOptions, storage: Partial<Storage>) {
  const attributes = new Map<string, string>();
  const root = { setAttribute: (name: string, value: string) => attributes.set(name, value), getAttribute: (name: string) => attributes.get(name) ?? null, removeAttribute: (name: string) => attributes.delete(name) };
  const shown: ((event: { persisted: boolean }) => void)[] = [];
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('localStorage', storage);
  runInNewContext(themeScript(options), { document: { documentElement: root }, localStorage: storage, addEventListener: (_: 'pageshow', listener: (typeof shown)[number]) => shown.push(listener) });
  return { attributes, theme: () => attributes.get('data-theme'), show: (persisted: boolean) => shown.forEach((listener) => listener({ persisted })) };
}

/** A storage that contains a theme, or nothing. */
const storing = (theme?: string, key: string = themeKey) => memoryStorage(new Map(theme === undefined ? [] : [[key, theme]]));

describe('the script that sets the theme before the first paint', () => {
  test('applies the stored theme; the default when no valid one is stored, or storage throws', () => {
    for (const theme of lagoon.names) expect(documentWith(lagoon, storing(theme)).theme()).toBe(theme);
    for (const storage of [storing(), storing('neon'), refusing]) expect(documentWith(lagoon, storage).theme()).toBe('calm');
  });

  test('without a default it names no theme until one is chosen, so that the sheet follows the system', () => {
    for (const storage of [storing(), storing('neon'), refusing]) expect([documentWith(following, storage).theme(), themeChoice()]).toEqual([undefined, SYSTEM_THEME]);
    expect([documentWith(following, storing('night')).theme(), themeChoice()]).toEqual(['night', 'night']);
  });

  test('follows the system again once “system” is chosen, with and without storage', () => {
    for (const storage of [storing('calm'), refusing]) {
      const page = documentWith(following, storage);
      applyTheme('night');
      expect([page.theme(), themeChoice()]).toEqual(['night', 'night']);
      applyTheme(SYSTEM_THEME);
      expect([page.theme(), themeChoice()]).toEqual([undefined, SYSTEM_THEME]);
      expect(documentWith(following, storage).theme()).toBeUndefined();
    }
  });

  test('reads the choice again when Back restores the page, and only then; where storage is refused it keeps what it shows', () => {
    const storage = storing('night');
    const page = documentWith(following, storage);
    applyTheme('calm');
    page.attributes.set('data-theme', 'night');
    page.show(false);
    expect(page.theme()).toBe('night');
    page.show(true);
    expect(page.theme()).toBe('calm');
    applyTheme(SYSTEM_THEME);
    page.attributes.set('data-theme', 'night');
    page.show(true);
    expect(page.theme()).toBeUndefined();
    const refused = documentWith(lagoon, refusing);
    applyTheme('night');
    refused.show(true);
    expect(refused.theme()).toBe('night');
  });

  test('may have a key and an attribute of its own', () => {
    const own = { storageKey: 'ada:theme', attribute: 'data-look' };
    const storage = storing('night', own.storageKey);
    const page = documentWith({ ...following, ...own }, storage);
    expect([...page.attributes]).toEqual([['data-look', 'night']]);
    applyTheme('calm', own);
    expect([themeChoice(own), documentWith({ ...following, ...own }, storage).attributes.get('data-look'), documentWith(following, storage).theme()]).toEqual(['calm', 'calm', undefined]);
  });

  test('refuses invalid names with a message', () => {
    expect(() => themeScript<string>({ names: ['day'], default: 'dya' })).toThrow('The theme “dya” is not among the names day. Add it, or choose one of them.');
    expect(() => themeScript({ names: ['</script>'], default: '</script>' })).toThrow('“</script>” can\'t be the name of a theme.');
    expect(() => themeScript({ names: ['day'], storageKey: '"' })).toThrow('“"” can\'t be the key of the choice. Use letters');
    expect(() => themeScript({ names: ['day'], attribute: 'class' })).toThrow('“class” can\'t be the attribute of a theme. Begin with data-');
  });

  test('has the hash that a security policy needs', async () => {
    for (const options of [lagoon, following]) expect(`'${await themeScriptHash(themeScript(options))}'`).toBe(hashOf(themeScript(options)));
  });

  test.each(['make-it-yours.md', 'make-it-yours.fr.md'])('is in the guide %s for hand-written pages, with its hash, for the themes of the package', async (file) => {
    const guide = readFileSync(`tokens/guides/${file}`, 'utf8');
    const script = themeScript({ names: themeNames, default: defaultTheme });
    expect(guide).toContain(`<script>${script}</script>`);
    expect(guide).toContain(await themeScriptHash(script));
  });
});
