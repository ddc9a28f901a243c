import { type Pair, pairs } from '@uno/tokens';
import { ground, on } from '@uno/tokens/on';
import { describe, expect, test } from 'vitest';
import { colourLiterals } from './colours/literals.ts';
import { type Source, sources } from './colours/sources.ts';
import { colourUses, unreadableCalls } from './colours/uses.ts';

/** What is wrong, file by file: nothing. */
const findings = (find: (source: Source) => string[]): string[] =>
  sources.flatMap((source) => find(source).map((text) => `${source.path}: ${text}`));

describe('a colour is reached through on() and ground alone', () => {
  test('the sheets and the JSX are found', () => {
    expect(sources.filter(({ path }) => path.endsWith('.css.ts')).length).toBeGreaterThan(40);
    expect(sources.filter(({ path }) => path.endsWith('.tsx')).length).toBeGreaterThan(80);
  });

  test('no file types a colour, nor the variable of one', () => {
    expect(findings(colourLiterals)).toEqual([]);
  });

  test.each([
    ["color: '#10271e'", ['#10271e']],
    ["background: '#fffc'", ['#fffc']],
    ['border: `1px solid rgb(0 0 0 / 20%)`', ['rgb(']],
    ["fill: 'oklch(60% 0.1 150)'", ['oklch(']],
    ["borderBlock: '2px solid rebeccapurple'", ['rebeccapurple']],
    ["boxShadow: '0 0 1px Black'", ['Black']],
    ["color: 'var(--uno-color-ink)'", ['--uno-color-ink']],
    ['color: hexOf(theme, name)', ['hexOf']],
    ["outline: '1px solid CanvasText'", ['CanvasText']],
    ["'@media': { '(forced-colors: active)': { selectors: { a: { color: 'LinkText' } } } }, color: 'LinkText'", ['LinkText']],
    ["color: 'currentColor', background: 'transparent', fill: 'none'", []],
    ["'@media': { '(forced-colors: active)': { background: 'Highlight' } }", []],
    ['border: `1px solid ${page.boundary.red}`', []],
    ["fill: 'url(#uno-night-pane)', gridArea: 'tan'", []],
  ])('of a sheet, %s', (code, expected) => {
    expect(colourLiterals({ path: 'a.css.ts', code })).toEqual(expected);
  });

  test.each([
    ['<path fill="white" d="M0 0" />', ['white']],
    ["<p style={{ color: '#fff' }} />", ['#fff']],
    ['<path fill="url(#uno-night-lamp)" stroke="currentColor" />', []],
    ['<a href="#add">The white and red vans, office #200</a>', []],
  ])('of JSX, %s', (code, expected) => {
    expect([...new Set(colourLiterals({ path: 'a.tsx', code }))]).toEqual(expected);
  });
});

describe('on() offers what is declared and nothing else', () => {
  test('a colour for its use on its ground', () => {
    expect(on('paper').text.ink).toBe('var(--uno-color-ink)');
    expect(on('paper').decoration.line).toBe('var(--uno-color-line)');
    expect(ground.paper).toBe('var(--uno-color-paper)');
  });

  test('what is proven for a use serves those that ask less, and no use that asks more', () => {
    expect(on('paper').boundary.ink).toBe(on('paper').text.ink);
    // @ts-expect-error -- an edge can be seen, it can't be read
    expect(on('paper').text.edge).toBeUndefined();
    // @ts-expect-error -- a line is only a decoration
    expect(on('paper').text.line).toBeUndefined();
    // @ts-expect-error -- a line is only a decoration
    expect(on('paper').boundary.line).toBeUndefined();
  });

  test('of several grounds, what is declared on each', () => {
    expect(on('paper', 'glass').text.inkSoft).toBe('var(--uno-color-inkSoft)');
    // @ts-expect-error -- ink sinks into the night
    expect(on('paper', 'night').text.ink).toBeUndefined();
    // @ts-expect-error -- nothing stands on both
    expect(on('paper', 'night').decoration.line).toBeUndefined();
  });

  test('a ground is what something stands on', () => {
    // @ts-expect-error -- nothing stands on a line; the contract of the variables has it all the same
    const plane: string = ground.line;
    expect(pairs.some(({ background }: { background: string }) => background === 'line')).toBe(false);
    expect(typeof plane).toBe('string');
    // @ts-expect-error -- nor is it named as one
    expect(on('line').text).toEqual({});
  });
});

describe('what is declared is used', () => {
  test('every call of on() can be read here', () => {
    expect(findings(unreadableCalls), "write const page = on('paper', 'glass'), or on('ink').text.paper where it is used").toEqual([]);
  });

  test.each([
    ["const page = on('paper', 'glass');\nstyle({ color: page.text.ink, fill: homepage.text.brand })", [{ grounds: ['paper', 'glass'], foreground: 'ink' }]],
    ["border: `1px solid ${on('clear').boundary.edge}`", [{ grounds: ['clear'], foreground: 'edge' }]],
  ])('%s', (code, expected) => {
    expect(colourUses({ path: 'a.css.ts', code })).toEqual(expected);
  });

  test.each(["const { text } = on('paper');\n", 'const page = on(...grounds);\n', "dress(on('paper'));\n"])('unreadable: %s', (code) => {
    expect(unreadableCalls({ path: 'a.css.ts', code: `import { on } from '@uno/tokens/on';\n${code}` })).toHaveLength(1);
  });

  test('each pair, by a component at least', () => {
    const uses = sources.flatMap(colourUses);
    const isUsed = ({ foreground, background }: Pair) => uses.some((one) => one.foreground === foreground && one.grounds.includes(background));
    expect(pairs.filter((pair) => !isUsed(pair)).map(({ foreground, background, use }) => `${use}: ${foreground} on ${background}`)).toEqual([]);
  });
});
