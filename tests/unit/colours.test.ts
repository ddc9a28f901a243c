import { type ColorName, pairs } from '@uno/tokens';
import { ground, on } from '@uno/tokens/on';
import { expect, expectTypeOf, test } from 'vitest';
import { colourLiterals } from './colours/literals.ts';
import { sources } from './colours/sources.ts';
import { pairsUsed } from './colours/uses.ts';

test('colours are used only through on() and ground: no file contains a colour value, or a colour’s variable', () => {
  expect(sources.flatMap((source) => colourLiterals(source).map((text) => `${source.path}: ${text}`))).toEqual([]);
});

test.each([
  ['css.ts', "color: '#10271e'", ['#10271e']],
  ['css.ts', "fill: 'oklch(60% 0.1 150)'", ['oklch(']],
  ['css.ts', "boxShadow: '0 0 1px Black'", ['Black']],
  ['css.ts', "color: 'var(--uno-color-ink)'", ['--uno-color-ink']],
  ['css.ts', "color: 'currentColor', fill: 'url(#uno-night-pane)', gridArea: 'tan'", []],
  ['css.ts', "'@media': { '(forced-colors: active)': { background: 'Highlight' } }, color: 'Mark'", ['Mark']],
  ['tsx', '<path fill="white" d="M0 0" />', ['white']],
  ['tsx', "<p style={{ color: '#fff' }} />", ['#fff']],
  ['tsx', '<a href="#add">The white and red vans, office #200</a>', []],
])('colours are used only through on() and ground: in a file %s, %s', (ending, code, expected) => {
  expect([...new Set(colourLiterals({ path: `a.${ending}`, code }))]).toEqual(expected);
});

/** A colour is not offered: its name does not compile, and is no property. */
const refuses = <Colours extends object, Name extends ColorName>(colours: Colours, name: Name extends keyof Colours ? never : Name) =>
  expect(colours).not.toHaveProperty(name);

test('on() offers a colour for its use on its ground, and for less demanding uses; for several grounds, those of all', () => {
  const paper = on('paper');
  expect([paper.text.ink, paper.boundary.ink, paper.decoration.line]).toEqual(['ink', 'ink', 'line'].map((name) => `var(--uno-color-${name})`));
  // An edge has enough contrast for a boundary, not for text; a line is only a decoration.
  refuses(paper.text, 'edge');
  refuses(paper.text, 'line');
  refuses(paper.boundary, 'line');
  expect(on('paper', 'glass').text.inkSoft).toBe('var(--uno-color-inkSoft)');
  refuses(on('paper', 'night').text, 'ink');
  refuses(on('paper', 'night').decoration, 'line');
});

test('only backgrounds are grounds', () => {
  expect(ground.paper).toBe('var(--uno-color-paper)');
  expectTypeOf(ground).not.toHaveProperty('line');
  expectTypeOf<'paper'>().toExtend<Parameters<typeof on>[number]>();
  expectTypeOf<'line'>().not.toExtend<Parameters<typeof on>[number]>();
});

test('each declared pair is used by at least one component', () => {
  const used = new Set(sources.flatMap(pairsUsed));
  const unused = pairs.filter(({ foreground, background }) => !used.has(`${foreground} on ${background}`));
  expect(unused, "to be found, a use is written const page = on('paper', 'glass') and page.text.ink, or on('ink').text.paper").toEqual([]);
});
