import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// @uno/ui belongs to any company: its components draw no trade. What a company draws is a slot, and Uno's own drawings are in
// `packages/ui/src/house`.

const root = 'packages/ui/src';
const neutral = globSync(`${root}/*/*.{ts,tsx}`).filter((path) => !/[\\/]house[\\/]/.test(path));
const sources = neutral.map((path) => ({ path: path.replaceAll('\\', '/').slice(root.length + 1), text: readFileSync(path, 'utf8') }));

/** What the components draw themselves, by component: a plain sign that no reader takes for a trade. */
const plainMarks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AuthorCard: { 'M0 6h26M21 1l5 5-5 5': 'arrow' },
  BlogCard: { 'M0 6h26M21 1l5 5-5 5': 'arrow' },
  Checklist: { 'M2 11h5l4 6-2.5 4zM19 3h5L12.5 21H8.5z': 'check' },
  Accordion: { 'M4 14h20': 'minus', 'M14 4v20': 'plus, with the minus' },
  ImageWithFallback: { 'M${width / 2} 0V${height}M0 ${height / 2}H${width}': 'cross of an empty frame' },
  ResultCount: { 'M${at * 14 + 2} 2h10v16h-10z': 'bar' },
  RotatingWords: { 'M8 7v10M16 7v10': 'pause' },
  SearchField: { 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0z': 'lens', 'm15.5 15.5 6 6': 'handle of the lens' },
  ServiceBlock: { 'M57.6-20-9.6 120': 'slanted line' },
  Steps: { 'M2 8l6 6L18 2': 'check' },
  SuccessPanel: { 'M11 25l9 9L38 14': 'check' },
  Testimonial: { 'M1 1h14v14h-14z': 'square' },
  ThemePicker: { 'M32 0v20H0z': 'half of the frame' },
  TrustTicks: { 'M1 1h30v30H1z': 'square', 'm8 17 6 6L25 9': 'check' },
};

/** The path data in a source: in quotes or in a template. */
const pathsIn = (text: string): string[] => Array.from(text.matchAll(/(["'`])([Mm](?:\$\{[^}]*\}|[-\d.])[^"'`]*)\1/g), ([, , path = '']) => path);

test('components draw only plain marks', () => {
  const drawn: Record<string, string[]> = {};
  for (const { path, text } of sources) {
    const [component = ''] = path.split('/');
    for (const data of pathsIn(text)) (drawn[component] ??= []).push(data);
  }
  expect(Object.fromEntries(Object.entries(drawn).map(([component, paths]) => [component, paths.toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(plainMarks).map(([component, paths]) => [component, Object.keys(paths).toSorted()])),
  );
});

test('components draw no other shapes in SVG, and use no colour of the drawings', () => {
  const shapes = /<(?:circle|ellipse|line|polygon|polyline|rect|use|image)\b|\bvars\.art\./;
  expect(sources.flatMap(({ path, text }) => (shapes.test(text) ? [path] : []))).toEqual([]);
});

/** What a style sheet draws with slanted edges, by component. */
const slanted: Readonly<Record<string, string>> = {
  Breadcrumb: 'slash',
  Field: 'check',
  MobileMenu: 'cross',
  NavigationMenu: 'chevron',
  ServiceBlock: 'slanted edge',
};

test('the style sheets draw only plain marks', () => {
  const found = sources.flatMap(({ path, text }) => (/\bskew[XY]?\(|\brotate\b|\bpolygon\(/.test(text) ? [path.split('/')[0]] : []));
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(slanted));
});

test('components import none of Uno’s drawings', () => {
  expect(sources.flatMap(({ path, text }) => (/from '[^']*house\b/.test(text) ? [path] : []))).toEqual([]);
});

test('names, props and descriptions of the components know no trade', () => {
  const trade = /\b(?:squeegees?|sash(?:es)?|blinds?|window ?sill|doorbell|doorways?|intercom|nameplate|screws?|bucket|mop|janitors?|crews?|clean(?:s|ed|ing|ers?)?|wash(?:es|ed|ing|rooms?)?|storeys?|façade|Uno’s drawing)\b/i;
  const words = sources.flatMap(({ path, text }) => text.split('\n').flatMap((line, at) => (trade.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])));
  expect(words).toEqual([]);
});

test('each of Uno’s drawings is on their page', () => {
  const page = readFileSync('stories/foundations/HouseDrawings.mdx', 'utf8');
  const listed = Array.from(page.matchAll(/^\| (`.*?) \|/gm), ([, names = '']) => names.split(', ')).flat();
  expect(listed.toSorted()).toEqual(globSync(`${root}/house/*/index.ts`)
      .flatMap((path) => Array.from(readFileSync(path, 'utf8').matchAll(/(?<!type )\b[A-Z]\w+(?=[,\s])/g), ([name]) => `\`${name}\``))
      .toSorted());
});
