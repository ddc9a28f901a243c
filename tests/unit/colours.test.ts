import { type ColorName, type Pair, pairs } from '@uno/tokens';
import { ground, on } from '@uno/tokens/on';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { colourLiterals } from './colours/literals.ts';
import { type Source, sources } from './colours/sources.ts';
import { colourUses, unreadableCalls } from './colours/uses.ts';

/** The findings in all files, each with its path. */
const findings = (find: (source: Source) => string[]): string[] =>
  sources.flatMap((source) => find(source).map((text) => `${source.path}: ${text}`));

describe('colours are used only through on() and ground', () => {
  test('no file contains a colour value, or a colour’s variable', () => {
    expect(findings(colourLiterals)).toEqual([]);
  });

  test.each([
    ["color: '#10271e'", ['#10271e']],
    ["background: '#fffc'", ['#fffc']],
    ["fill: 'oklch(60% 0.1 150)'", ['oklch(']],
    ["boxShadow: '0 0 1px Black'", ['Black']],
    ["color: 'var(--uno-color-ink)'", ['--uno-color-ink']],
    ["color: 'currentColor', background: 'transparent', fill: 'none'", []],
    ["'@media': { '(forced-colors: active)': { background: 'Highlight' } }", []],
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

/** A colour is not offered: its name does not compile, and is no property. */
const refuses = <Colours extends object, Name extends ColorName>(colours: Colours, name: Name extends keyof Colours ? never : Name) =>
  expect(colours).not.toHaveProperty(name);

describe('on() offers what is declared and nothing else', () => {
  test('a colour for its use on its ground', () => {
    expect(on('paper').text.ink).toBe('var(--uno-color-ink)');
    expect(on('paper').decoration.line).toBe('var(--uno-color-line)');
    expect(ground.paper).toBe('var(--uno-color-paper)');
  });

  test('a colour checked for one use serves less demanding uses, not more demanding ones', () => {
    const paper = on('paper');
    expect(paper.boundary.ink).toBe(paper.text.ink);
    // An edge has enough contrast for a boundary, not for text; a line is only a decoration.
    refuses(paper.text, 'edge');
    refuses(paper.text, 'line');
    refuses(paper.boundary, 'line');
  });

  test('for several grounds, the colours that are declared on all of them', () => {
    expect(on('paper', 'glass').text.inkSoft).toBe('var(--uno-color-inkSoft)');
    const both = on('paper', 'night');
    refuses(both.text, 'ink');
    refuses(both.decoration, 'line');
  });

  test('only backgrounds are grounds', () => {
    // `line` is no background, although it is among the variables of the contract.
    expectTypeOf(ground).not.toHaveProperty('line');
    expect(ground).toHaveProperty('line');
    expectTypeOf<'paper'>().toExtend<Parameters<typeof on>[number]>();
    expectTypeOf<'line'>().not.toExtend<Parameters<typeof on>[number]>();
    expect(pairs.some(({ background }: { background: string }) => background === 'line')).toBe(false);
    expect(Reflect.apply(on, undefined, ['line'])).toHaveProperty('text', {});
  });
});

describe('what is declared is used', () => {
  test('this test can read every call of on()', () => {
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

  test('each pair is used by at least one component', () => {
    const uses = sources.flatMap(colourUses);
    const isUsed = ({ foreground, background }: Pair) => uses.some((one) => one.foreground === foreground && one.grounds.includes(background));
    expect(pairs.filter((pair) => !isUsed(pair)).map(({ foreground, background, use }) => `${use}: ${foreground} on ${background}`)).toEqual([]);
  });
});
