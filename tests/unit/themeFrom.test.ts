import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { artCss, baseSource, contrastRatio, cssVariable, pairs, prove, themeNames, themesCss, type ThemeSource, themeSources } from '@uno/tokens';
import { styleDictionaryPreprocessor, terrazzoOptions } from '@uno/tokens/designTools';
import { brandThemes, completeTheme, tailwindTheme, themeFile, themeFrom, themeModule, themeReport, type ThemeRequest } from '@uno/tokens/themeFrom';
import { converter } from 'culori';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { toneOf } from '../../tokens/src/themeFrom/colour.ts';
import { houseThemeNames, houseThemePath, houseThemeText } from '../../tokens/scripts/houseThemes.ts';
import { namesIn } from '../../tokens/src/readToken.ts';
import { folderForAll } from '../temporaryFolder.ts';
import { accentRequests, grid, hostileRequests, sweep } from '../themes/sweep.ts';

const root = join(import.meta.dirname, '../..');

// `.ci/run` makes a theme from each of 360 hues, 2,000 hostile seeds and 1,000 accents (tests/themes.ts).
test.each([
  ['every fifteenth hue', grid(15), 0.95],
  ['hostile colours', hostileRequests(60, seededRandom(1)), 0],
  ['accents', accentRequests(60, seededRandom(2)), 0],
])('themes from %s: each role is legible on each surface, and the seed is kept', (_, requests, minKept) => {
  const { faults, kept } = sweep(requests);
  expect(faults.slice(0, 5)).toEqual([]);
  expect(kept).toBeGreaterThanOrEqual(minKept);
});

const hexes = ({ theme: { color } }: ReturnType<typeof themeFrom>) => ({ brand: color.brand.$value.hex, action: color.action.$value.hex, word: color.onAction.$value.hex });

test.each([
  ['a colour that is legible is kept for the button and for links', { brand: '#7a1fa2' }, { brand: '#7a1fa2', action: '#7a1fa2', word: '#ffffff' }],
  ['a light colour is kept for the button, with dark words, and links are darker', { brand: '#ffd400' }, { brand: '#756000', action: '#ffd400', word: '#262009' }],
  ['a grey on which neither white nor ink is legible has nearly black words', { brand: '#808080' }, { brand: '#616161', action: '#808080', word: '#030303' }],
  ['black is a button with white words', { brand: 'black' }, { brand: '#000000', action: '#000000', word: '#ffffff' }],
  ['an accent is the button', { brand: '#1f4f8f', accent: '#ffb703' }, { brand: '#1f4f8f', action: '#ffb703', word: '#142132' }],
  ['with the role brand the button has the colour of a lamp', { brand: '#1f4f8f', role: 'brand' as const }, { brand: '#1f4f8f', action: '#ffc42e', word: '#142132' }],
])('%s', (_, seed, expected) => expect(hexes(themeFrom(seed))).toEqual(expected));

test('a colour that moves is reported with where it was not legible', () => {
  const { moved } = themeFrom({ brand: '#ffd400' });
  expect(moved).toContainEqual({
    token: 'brand', from: '#ffd400', to: '#756000', reason: expect.stringMatching(/^On the surface “\w+”, #ffd400 as accent has a contrast of 1\.\d\d on \w+, and needs 4\.5\.$/),
    row: expect.objectContaining({ role: 'accent', foreground: 'brand', use: 'text' }),
  });
  expect(themeReport(themeFrom({ brand: '#ffd400' }))[0]).toMatch(/^brand: #ffd400 became #756000\. On the surface/);
});

test('a colour that can’t be told from the page gets a button in a second colour, in every scheme, and says so', () => {
  const themes = Object.values(brandThemes({ brand: '#fdf0f4' })).flatMap(({ AA, AAA }) => [AA, AAA]);
  expect(themes.map(({ role }) => role)).toEqual(['brand', 'brand', 'brand', 'brand']);
  expect(themes[0]?.warnings).toContainEqual(expect.objectContaining({ kind: 'secondColour', text: expect.stringMatching(/^The button has a second colour, #[0-9a-f]{6}, because #fdf0f4 can’t be told from the ground/) }));
});

test('a mid grey button is said to look unavailable, a black or a white one is not', () => {
  const greyIn = (request: ThemeRequest) => themeFrom(request).warnings.filter(({ kind }) => kind === 'greyButton').map(({ text }) => text);
  expect(greyIn({ brand: '#808080' })).toEqual(['The button #808080 is a mid grey, and can look like a button that is not available. Give an accent to choose another colour.']);
  for (const request of [{ brand: '#808080', accent: '#6b2fa0' }, { brand: '#111111' }, { brand: '#111111', scheme: 'dark' }] as const) expect(greyIn(request)).toEqual([]);
});

test('in the dark, a black brand is nearly white, on its button too', () => {
  const { color } = themeFrom({ brand: '#111111', scheme: 'dark' }).theme;
  for (const { $value } of [color.brand, color.action]) expect(contrastRatio($value.hex, '#ffffff')).toBeLessThan(1.4);
});

test('a black button changes under the pointer, and is nearly white on the surface dark', () => {
  const { action, actionHover, nightAction } = themeFrom({ brand: '#000000' }).theme.color;
  expect(toneOf(actionHover.$value.hex).l - toneOf(action.$value.hex).l).toBeGreaterThan(0.03);
  expect(contrastRatio(nightAction.$value.hex, '#ffffff')).toBeLessThan(1.4);
});

test('in the dark, a dark accent is moved until it is as visible as the boundary of a control', () => {
  const { color } = themeFrom({ brand: '#f8c8dc', accent: '#0b3d2e', scheme: 'dark' }).theme;
  for (const ground of ['paper', 'paperDeep', 'glass', 'clear'] as const) expect(contrastRatio(color.action.$value.hex, color[ground].$value.hex)).toBeGreaterThanOrEqual(3);
});

test('in the dark, the focus ring of a red brand has the colour of the text: red would mean an error', () => {
  const [red, purple] = ['#d0021b', '#7a1fa2'].map((brand) => themeFrom({ brand, scheme: 'dark' }).theme.color);
  expect(red?.focus).toEqual(red?.ink);
  expect(purple?.focus).toEqual(purple?.nightAction);
});

test('the paper of a purple brand is a pale purple, not the colour of skin', () => {
  const [paper, brand] = [themeFrom({ brand: '#7a1fa2' }).theme.color.paper.$value.hex, '#7a1fa2'].map(toneOf);
  expect(Math.abs((paper?.h ?? 0) - (brand?.h ?? 0))).toBeLessThan(30);
});

test('the six tints are quieter beside a grey brand', () => {
  const tint = (brand: string) => toneOf(themeFrom({ brand }).theme.color.tint1.$value.hex).c;
  expect(tint('#808080')).toBeLessThan(0.6 * tint('#7a1fa2'));
});

test('errors are told from a red brand by their hue', () => {
  const { theme, moved } = themeFrom({ brand: '#a22518' });
  expect(theme.color.action.$value.hex).toBe('#a22518');
  expect(moved.find(({ token }) => token === 'danger')?.reason).toBe('#a3261a is too near the brand’s colour or the button’s to mean an error.');
});

test.each([
  ['7a1fa2', '#7a1fa2'],
  ['rebeccapurple', '#663399'],
  ['hsl(120deg 100% 25%)', '#008000'],
  ['oklch(48% 0.13 255)', '#215da5'],
])('%s is read as a colour', (brand, hex) => expect(themeFrom({ brand }).theme.color.action.$value.hex).toBe(hex));

test('a colour outside of sRGB becomes the nearest one of its hue, and says so', () => {
  const { theme, warnings } = themeFrom({ brand: 'color(display-p3 0 0.7 0.25)' });
  expect(theme.color.action.$value.hex).toBe('#00ad51');
  expect(warnings.map(({ text }) => text)).toContain('color(display-p3 0 0.7 0.25) is outside of sRGB. The theme has #00ad51, the nearest colour of the same hue.');
});

test.each(['', 'blue-ish', '#12345', 'currentColor', 'oklch(0.5 1e400 3)', 'color(srgb 1 0 NaN)'])('“%s” is refused as no colour', (brand) =>
  expect(() => themeFrom({ brand })).toThrow(`“${brand}” is not a colour. Write it as CSS does: #1f5fa8, oklch(48% 0.13 255) or color(display-p3 0.2 0.4 0.7).`),
);

test.each(['transparent', '#7a1fa280'])('“%s” is refused as transparent', (accent) => expect(() => themeFrom({ brand: 'red', accent })).toThrow(`“${accent}” is partly transparent.`));

test('drawings keep the lightness of evergreen, and take the hue of the brand', () => {
  const { theme } = themeFrom({ brand: '#7a1fa2' });
  const toneOf = converter('oklch');
  expect(theme.art.brick.$value.hex).toBe('#b5563d');
  const [frame, model, brand] = [theme.art.frame.$value.hex, '#1b4a37', '#7a1fa2'].map((hex) => toneOf(hex));
  expect(frame?.l).toBeCloseTo(model?.l ?? 0, 2);
  expect(Math.abs((frame?.h ?? 0) - (brand?.h ?? 0))).toBeLessThan(3);
});

test('only what reads and makes themes loads the library for colours: no page does', () => {
  const importers = globSync('{tokens/src,packages/{ui,drawings}/src,site,server}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('node_modules') && /from '(culori|@uno\/tokens\/themeFrom)|tokens\/src\/themeFrom|from '\.\.?\/themeFrom/.test(readFileSync(join(root, path), 'utf8')));
  expect(importers.toSorted()).toEqual(['tokens/src/cli/uno-theme.ts', 'tokens/src/readColor.ts', 'tokens/src/themeFrom/colour.ts']);
});

describe('the files of a theme', () => {
  const { theme } = themeFrom({ brand: '#6b2fa0', scheme: 'dark', contrast: 'AAA' });

  test('the JSON is the theme, a line for each token', () => {
    expect(JSON.parse(themeFile(theme))).toEqual(theme);
    expect(themeFile(theme)).toContain(`\n    "paper": { "$value": { "colorSpace": "srgb", "components": [${theme.color.paper.$value.components.join(', ')}], "hex": "${theme.color.paper.$value.hex}" } },\n`);
  });

  test('the module exports the theme under a name that JavaScript allows', () => {
    expect(themeModule('deep-sea', theme)).toMatch(/^import type \{ ThemeSource \} from '@uno\/tokens';\n\nexport const deepSea = \{\n/);
    expect(() => themeModule('2 fast', theme)).toThrow('“2 fast” can\'t be the name of a theme.');
  });

  test('Tailwind gets a colour for each role of a surface, in the sheet of the package too', () => {
    expect(tailwindTheme()).toContain('  --color-text-subtle: var(--uno-surface-text-subtle);\n');
    expect(readFileSync(join(root, 'tokens/src/tailwind.css'), 'utf8'), 'Run npm run house-themes.').toBe(tailwindTheme());
  });

  test('a theme with hex alone is completed for design tools, and stays the same theme', () => {
    const byHand: ThemeSource = JSON.parse(themeFile(theme), (key, value: unknown) => (key === 'colorSpace' || key === 'components' ? undefined : value));
    expect(completeTheme(byHand)).toEqual(theme);
    expect(completeTheme(themeSources.evergreen)).toEqual(themeSources.evergreen);
  });

  test('a theme of a few lines is completed: what it extends, types, and the drawing colours that it derives', () => {
    const px = (value: number) => ({ value, unit: 'px' });
    const shadow = { color: { hex: '#000000', alpha: 0.2 }, offsetX: px(0), offsetY: px(2), blur: px(8), spread: px(0) };
    const { art, ...bare } = themeSources.midnight;
    const short: ThemeSource = { ...bare, color: { ...bare.color, tint1: { $value: '#123b36' } }, radius: { box: { $value: px(8) } }, shadow: { box: { $value: shadow } }, size: { body: { $value: px(18) } } };
    const complete = completeTheme(short);
    expect(complete.color?.tint1).toEqual({ $value: { colorSpace: 'srgb', components: [0.0706, 0.2314, 0.2118], hex: '#123b36' } });
    expect(complete.radius).toEqual({ $type: 'dimension', box: { $value: px(8) } });
    expect(complete.shadow?.box).toEqual({ $value: { ...shadow, color: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000', alpha: 0.2 } } });
    expect(complete.size?.body).toEqual({ $value: px(18), $extensions: { 'uno.min': px(18) } });
    expect(complete.art).toMatchObject({ $type: 'color', sun: { $value: '{color.nightAction}' } });
    expect(completeTheme({ $extends: 'midnight' }).art).toEqual(art);
    for (const sheet of [themesCss, artCss]) expect(sheet({ short: complete })).toBe(sheet({ short }));
  });
});

describe('design tools', () => {
  test.each(themeNames)('the preprocessor for Style Dictionary gives the tokens of %s the values of our sheet', (name) => {
    const css = [themesCss, artCss].map((sheet) => sheet({ [name]: themeSources[name] })).join('');
    const read = JSON.stringify(styleDictionaryPreprocessor.preprocessor({ ...baseSource, ...themeSources[name] }));
    const tokens: Readonly<Record<string, Readonly<Record<string, { readonly $value?: string }>>>> = JSON.parse(read);
    const written = ['color', 'art'].flatMap((group) => namesIn(tokens[group]).map((token) => `${cssVariable(group, token)}: ${tokens[group]?.[token]?.$value};`));
    expect(written.length).toBeGreaterThan(60);
    expect(written.filter((declaration) => !css.includes(declaration))).toEqual([]);
    expect([tokens['size']?.['lead'], tokens['tracking']?.['display'], tokens['duration']?.['quick'], tokens['layout']?.['page']].map((token) => token?.$value)).toEqual(['clamp(1.1875rem, 1.0897rem + 0.4348vw, 1.4375rem)', '-0.03em', '150ms', '77.5rem']);
  });

  test('it refuses the alias of a token that is not there, and keeps tokens that are not Uno’s', () => {
    expect(() => styleDictionaryPreprocessor.preprocessor({ color: { ink: { $value: '{color.inc}' } } })).toThrow('color.ink is an alias of “{color.inc}”, which the theme does not have.');
    expect(styleDictionaryPreprocessor.preprocessor({ opacity: { half: { $type: 'number', $value: 0.5 } } })).toEqual({ opacity: { half: { $type: 'number', $value: 0.5 } } });
  });

  test('the options for Terrazzo give names and values of our sheet, and leave what it writes itself', () => {
    const { variableName, transform } = terrazzoOptions;
    expect(variableName({ id: 'surface.tag-1.textSubtle' })).toBe('--uno-surface-tag-1-text-subtle');
    expect(transform({ id: 'color.ink', $value: { colorSpace: 'oklch', components: [0.2, 0, 0], alpha: 1 } })).toBe('#161616');
    expect(transform({ id: 'size.lead', ...baseSource.size.lead })).toBe('clamp(1.1875rem, 1.0897rem + 0.4348vw, 1.4375rem)');
    expect(transform({ id: 'easing.out', ...baseSource.easing.out })).toBeUndefined();
    expect(() => transform({ id: 'size.lead', $value: 'big' })).toThrow('size.lead is “big”.');
  });

  test('the resolver document has every theme', () => {
    const { modifiers, sets }: { modifiers: { theme: { contexts: Record<string, { $ref: string }[]>; default: string } }; sets: { base: { sources: { $ref: string }[] } } } = JSON.parse(readFileSync(join(root, 'tokens/src/uno.resolver.json'), 'utf8'));
    expect(modifiers.theme).toEqual({ default: themeNames[0], contexts: Object.fromEntries(themeNames.map((name) => [name, [{ $ref: `themes/${name}.tokens.json` }]])) });
    expect(sets.base.sources).toEqual([{ $ref: 'base.tokens.json' }]);
  });
});

describe('uno-theme', () => {
  const folder = folderForAll('uno-theme');
  const run = (...args: string[]): string => execFileSync(process.execPath, [join(root, 'tokens/src/cli/uno-theme.ts'), ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

  test('writes the files of a theme, says what moved, and does not replace files', () => {
    expect(run('#ffd400', '--name', 'praxis', '--scheme', 'light')).toMatch(/^brand: #ffd400 became #756000\. [^]*\nWritten: praxis\.tokens\.json, praxis\.css, praxis\.ts, praxis\.tailwind\.css\.\n$/);
    expect(() => prove(JSON.parse(readFileSync(join(folder, 'praxis.tokens.json'), 'utf8')))).not.toThrow();
    expect(readFileSync(join(folder, 'praxis.css'), 'utf8')).toContain('--uno-color-action: #ffd400;');
    expect(() => run('#ffd400', '--name', 'praxis')).toThrow('Nothing was written, because praxis.tokens.json');
  });

  test('completes a theme that a person wrote', () => {
    const path = join(folder, 'hand.tokens.json');
    writeFileSync(path, JSON.stringify(themeSources.evergreen, (key, value: unknown) => (key === 'colorSpace' || key === 'components' ? undefined : value)));
    expect(() => run('--complete', path)).toThrow('Nothing was written, because');
    run('--complete', path, '--force');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(themeSources.evergreen);
    writeFileSync(path, '{ "$extends": "evergreen" }');
    expect(run('--complete', path, '--out', join(folder, 'whole'))).toContain('hand.tokens.json: complete for design tools.');
    expect([path, join(folder, 'whole/hand.tokens.json')].map((file) => JSON.parse(readFileSync(file, 'utf8')))).toEqual([{ $extends: 'evergreen' }, themeSources.evergreen]);
  });

  test('proves a theme that a person wrote', () => {
    const path = join(folder, 'own.tokens.json');
    writeFileSync(path, '{ "$extends": "contrast" }');
    expect(run('--prove', path)).toBe(`${path}: ${pairs.length} pairs measured at level AAA, all have their contrast.\n`);
    writeFileSync(path, '{ "$extends": "evergreen", "color": { "acton": { "$value": { "hex": "#7a1fa2" } } } }');
    expect(() => run('--prove', path)).toThrow('color.acton is not a token of a theme.');
    writeFileSync(path, '{ $extends }');
    expect(() => run('--prove', path)).toThrow(`${path} is not JSON: `);
    expect(() => run('--prove', 'none.json')).toThrow('There is no file none.json.');
  });

  test.each([
    [['blurple', '--name', 'x'], '“blurple” is not a colour.'],
    [['red'], 'Give the theme a name: --name praxis.'],
    [['red', '--name', '2'], '“2” can\'t be the name of a theme.'],
    [['red', '--name', 'x', '--scheme', 'dusk'], '--scheme is “dusk”. Write light or dark.'],
    [['oklch(50%', '0.1', '30)', '--name', 'x'], 'One colour is expected'],
  ])('refuses %j with a sentence', (args, sentence) => expect(() => run(...args)).toThrow(sentence));
});

test.each(houseThemeNames)('the file of %s is what themeFrom gives for its seeds and hand edits', (name) => {
  expect(readFileSync(houseThemePath(name), 'utf8'), 'Run npm run house-themes.').toBe(houseThemeText(name));
});
