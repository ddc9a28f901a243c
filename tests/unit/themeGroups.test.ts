import { colorNames, cssVariable, hexOf, prove, themesCss, type ThemeSource, themeSources } from '@uno/tokens';
import { describe, expect, test } from 'vitest';

/** A theme of evergreen's with these groups, parsed like a file: its type is unchecked. */
const lagoon = (groups: object): ThemeSource => JSON.parse(JSON.stringify({ $extends: 'evergreen', ...groups }));
const proved = (groups: object) => () => prove(lagoon(groups), 'lagoon');
const cssOf = (groups: object): string => themesCss({ lagoon: lagoon(groups) });

const px = (value: number, unit = 'px') => ({ value, unit });
const token = ($value: unknown) => ({ $value });
/** A colour of the theme that they extend, which another company may have replaced. */
const hex = (name: 'ink' | 'line' | 'glass' | 'onAction'): string => hexOf(themeSources.evergreen, name);
const shadow = { color: '{color.ink}', offsetX: px(0), offsetY: px(2), blur: px(8), spread: px(0) };

describe('a wrong token of each group is refused with a sentence that names it and says what to write', () => {
  test.each<[string, object, string]>([
    // A wrong unit, or a wrong kind of value.
    ['size', { size: { body: token(px(20, 'vw')) } }, 'size.body is “{"value":20,"unit":"vw"}”. Write a length, with its size on phones if it has one: { "$value": { "value": 1.5, "unit": "rem" }'],
    ['the minimum of a size', { size: { body: { ...token(px(20)), $extensions: { 'uno.min': px(1, 'em') } } } }, 'size.body is “{"$value":{"value":20,"unit":"px"},"$extensions":{"uno.min":{"value":1,"unit":"em"}}}”. Write a length'],
    ['weight', { weight: { strong: token('chubby') } }, 'weight.strong is “chubby”. Write a number from 1 to 1000 or a name such as "bold": { "$value": 650 }.'],
    ['leading', { leading: { body: token(px(24)) } }, 'leading.body is “{"value":24,"unit":"px"}”. Write a number above 0: { "$value": 1.5 }.'],
    ['tracking', { tracking: { text: token('0.1em') } }, 'tracking.text is “0.1em”. Write a number, in em: { "$value": -0.02 }.'],
    ['space', { space: { x4: token(px(-1)) } }, 'space.x4 is “{"value":-1,"unit":"px"}”. Write a length'],
    ['radius', { radius: { control: token(px(-10, 'banana')) } }, 'radius.control is “{"value":-10,"unit":"banana"}”. Write a length: { "$value": { "value": 8, "unit": "px" } }.'],
    ['radius as text', { radius: { control: token('-10banana') } }, 'radius.control is “-10banana”. Write a length'],
    ['stroke', { stroke: { edge: token(2) } }, 'stroke.edge is “2”. Write a length: { "$value": { "value": 2, "unit": "px" } }.'],
    ['shadow', { shadow: { box: token({ ...shadow, blur: px(-4) }) } }, 'shadow.box is “{"color":"{color.ink}"'],
    ['the colour of a shadow', { shadow: { box: token([shadow, { ...shadow, color: { hex: '#123' } }]) } }, 'shadow.box.color is “#123”, which is not six hexadecimal digits. Write #112233.'],
    ['duration', { duration: { quick: token(px(150)) } }, 'duration.quick is “{"value":150,"unit":"px"}”. Write a time: { "$value": { "value": 150, "unit": "ms" } }.'],
    ['font', { font: { text: token(7) } }, 'font.text is “7”. Write the name of a family, or a list of them: { "$value": ["Verdana", "sans-serif"] }.'],
    ['a font that ends its declaration', { font: { text: token('x; } body { color: red') } }, 'font.text is “x; } body { color: red”.'],
    ['a colour with alpha', { color: { ink: token({ hex: '#000000', alpha: 0.5 }) } }, 'color.ink has the alpha 0.5. Leave alpha out: contrast depends on what shows through.'],
    ['a colour without components', { color: { ink: token({ colorSpace: 'oklch', components: [0.2] }) } }, 'color.ink has the components [0.2] in oklch. Write three numbers, or "none" for one that has no meaning.'],
    ['an unknown colour space', { color: { ink: token({ colorSpace: 'cmyk', components: [0, 0, 0] }) } }, 'color.ink is in the colour space “cmyk”. Write it in srgb, hsl, hwb, lab, lch, oklab, oklch, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65, xyz-d50.'],
    ['a surface’s role', { surface: { tint: { accent: token('navy') } } }, 'surface.tint.accent is “navy”, which is not six hexadecimal digits.'],
    ['list marker', { $extensions: { 'uno.listMarker': '"/><script>' } }, 'uno.listMarker is “"/><script>”, which is not SVG path data.'],
    ['density', { $extensions: { 'uno.density': 'cosy' } }, 'uno.density is “cosy”. Write "compact" or "regular" or "roomy".'],
    // A wrong $type, and no token.
    ['the type of another group', { radius: { $type: 'color', control: token(px(4)) } }, 'radius.control has the $type “color”. Write "dimension", or leave it out.'],
    ['a value without a token', { radius: { control: 10 } }, 'radius.control is “10”. Write a length'],
    ['a value without a group', { radius: 10 }, 'radius is “10”. Write a group: "radius": { … }.'],
    // A junk alias.
    ['an alias of nothing', { radius: { control: token('{space.x44}') } }, 'radius.control is an alias of “{space.x44}”, which the theme does not have. Name one of its tokens, such as "{space.x4}".'],
    ['an alias of another type', { radius: { control: token('{color.ink}') } }, 'radius.control is “{color.ink}”. Write a length'],
    ['an alias of itself', { space: { x1: token('{space.x2}'), x2: token('{space.x1}') } }, 'space.x1 is an alias of itself (space.x1 → space.x2 → space.x1). Give one of them a value.'],
    ['an alias of nothing in a shadow', { shadow: { box: token({ ...shadow, blur: '{space.none}' }) } }, 'shadow.box is an alias of “{space.none}”, which the theme does not have.'],
    // An unknown name.
    ['an unknown group', { colour: {} }, 'colour is not a group of a theme. The groups are color, surface, art, size'],
    ['a misspelt colour beside inherited ones', { color: { acton: token({ hex: '#7a1fa2' }) } }, 'color.acton is not a token of a theme. color has paper, paperDeep'],
    ['an unknown extension', { $extensions: { 'uno.dens': 'compact' } }, 'uno.dens is not an extension of a theme. There are uno.scheme, uno.contrast, uno.density and uno.listMarker: rename it, or remove it.'],
    ['an unknown token', { size: { bdoy: token(px(20)) } }, 'size.bdoy is not a token of a theme. size has caption, small, body, lead, title, heading, headline and display: rename it, or remove it.'],
    ['an unknown surface', { surface: { glass: {} } }, 'surface.glass is not a token of a theme. surface has page, subtle'],
    ['an unknown role', { surface: { tint: { colour: token('{color.ink}') } } }, 'surface.tint.colour is not a token of a theme. surface.tint has background, text'],
    ['an unknown parent', { $extends: 'evergeen' }, `$extends is “evergeen”, which is no theme. Name one of ${Object.keys(themeSources).join(', ')}.`],
    // A missing role, and a pair with too little contrast.
    ['a missing role', { $extends: undefined, $extensions: { 'uno.scheme': 'light', 'uno.contrast': 'AA' }, color: {} }, 'color.inkSoft is missing. Add "inkSoft": { "$value": { "hex": "#rrggbb" } }, or an alias of another colour'],
    ['an illegible role on a surface', { surface: { tint: { accent: token('{color.line}') } } }, `surface.tint.accent ${hex('line')} on glass ${hex('glass')} has a contrast of 1.`],
    ['an illegible colour beside inherited ones', { color: { action: token({ hex: hex('onAction') }) } }, `onAction ${hex('onAction')} on action ${hex('onAction')} has a contrast of 1.00, and`],
  ])('%s', (_, groups, sentence) => {
    expect(proved(groups)).toThrow('The theme “lagoon” can\'t be used:');
    expect(proved(groups)).toThrow(sentence);
  });
});

describe('what DTCG allows is accepted', () => {
  test.each<[string, object, string]>([
    ['a size, with its minimum', { size: { body: { ...token(px(20)), $extensions: { 'uno.min': px(18) } } } }, '--uno-size-body: clamp(1.125rem, 1.0761rem + 0.2174vw, 1.25rem);'],
    ['the name of a weight', { weight: { strong: token('semi-bold') } }, '--uno-weight-strong: 600;'],
    ['leading and tracking', { leading: { body: token(1.7) }, tracking: { text: token(0.01) } }, '--uno-leading-body: 1.7; --uno-tracking-text: 0.01em;'],
    ['a font as a string', { font: { text: token('Open Sans') } }, "--uno-font-text: 'Open Sans';"],
    ['seconds', { duration: { quick: token({ value: 0.1, unit: 's' }) } }, '--uno-duration-quick: 0.1s;'],
    ['a length that is an alias of another group', { radius: { control: token('{space.x2}') } }, '--uno-radius-control: 0.5rem;'],
    ['a font that is an alias', { font: { display: token('{font.text}') } }, '--uno-font-display: Figtree'],
    ['a shadow with aliases in it', { shadow: { box: token({ ...shadow, blur: '{space.x2}' }) } }, `--uno-shadow-box: 0px 2px 0.5rem 0px ${hex('ink')};`],
    ['a list of shadows, transparent and inside', { shadow: { overlay: token([shadow, { ...shadow, inset: true, color: { hex: '#000000', alpha: 0.2 } }]) } }, `--uno-shadow-overlay: 0px 2px 8px 0px ${hex('ink')}, inset 0px 2px 8px 0px #00000033;`],
    ['a role on a surface', { surface: { tint: { accent: token('{color.ink}') } } }, "[data-surface='tint'][data-surface] { --uno-surface-accent: var(--uno-surface-tint-accent, var(--uno-color-brand)); }"],
    ['a colour in oklch', { color: { ink: token({ colorSpace: 'oklch', components: [0.2, 0, 'none'] }) } }, '--uno-color-ink: #161616;'],
    ['a colour in hsl', { color: { ink: token({ colorSpace: 'hsl', components: [120, 100, 5], alpha: 1 }) } }, '--uno-color-ink: #001a00;'],
  ])('%s', (_, groups, css) => expect(cssOf(groups)).toContain(css));

  test.each(['srgb-linear', 'hwb', 'lab', 'lch', 'oklab', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'])('black in %s', (colorSpace) => {
    const components = colorSpace === 'hwb' ? [0, 0, 100] : [0, 0, 0];
    expect(hexOf(lagoon({ color: { ink: token({ colorSpace, components }) } }), 'ink')).toBe('#000000');
  });

  test('a colour outside of sRGB is mapped, and prove says so; a hex beside it is its own choice', () => {
    const vivid = { colorSpace: 'display-p3', components: [0, 0.35, 0] };
    expect(proved({})()).toEqual([]);
    expect(proved({ color: { brand: token(vivid) } })()).toEqual([expect.stringMatching(/^color\.brand display-p3\(0 0\.35 0\) is outside of sRGB: #00\w{4} replaces it, the nearest colour of its hue and lightness\.$/)]);
    expect(hexOf(lagoon({ color: { brand: token({ ...vivid, hex: '#005a00' }) } }), 'brand')).toBe('#005a00');
  });
});

describe('$extends', () => {
  test('a theme of a few lines is whole: what it lacks is the other theme’s', () => {
    const source = lagoon({ color: { brand: token({ hex: '#5b2a86' }) }, radius: { control: token(px(10)) }, font: { display: token('Georgia') }, $extensions: { 'uno.density': 'compact' } });
    const css = themesCss({ lagoon: source });
    for (const name of colorNames) expect(css).toContain(`${cssVariable('color', name)}: ${name === 'brand' ? '#5b2a86' : hexOf(themeSources.evergreen, name)};`);
    expect(css).toContain('color-scheme: light');
    expect(css).toContain('--uno-space-x4: calc(1rem * var(--uno-density, 0.75));');
  });

  test('may name a theme beside it, or one of Uno’s with its own name; not a circle', () => {
    const night = lagoon({ $extends: 'midnight', radius: { control: token(px(6)) } });
    expect(themesCss({ night, late: lagoon({ $extends: 'night' }) })).toMatch(/\[data-theme='late'\].*--uno-radius-control: 6px/);
    expect(themesCss({ evergreen: lagoon({ radius: { control: token(px(6)) } }) })).toContain('--uno-radius-control: 6px');
    expect(() => themesCss({ one: lagoon({ $extends: 'two' }), two: lagoon({ $extends: 'one' }) })).toThrow('$extends runs in a circle (two → one → two). Remove it from one of them.');
  });
});

test('what one theme of a sheet has of its own, the others have as it is in the base: a theme inside another inherits none of it', () => {
  const css = themesCss({ round: lagoon({ radius: { box: token(px(9)) }, weight: { strong: token(800) }, space: { x4: token(px(10)) } }), plain: lagoon({}) });
  const [, plain = ''] = css.split("[data-theme='plain']");
  for (const value of ['--uno-radius-box: initial;', '--uno-radius-clip: initial;', '--uno-weight-strong: 650;', '--uno-space-regular-x4: 1rem;']) expect(plain).toContain(value);
});
