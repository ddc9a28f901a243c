import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../packages/ui/src');

const sheets = globSync('*/*.css.ts', { cwd: root }).toSorted().map((path) => ({
  path,
  code: readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, ''),
}));

/** The components whose sheets ask the window for its width, and why. */
const PAGE_FURNITURE: Readonly<Record<string, string>> = {
  FloatingCallButton: 'It is fixed to the window.',
  Footer: 'It is as wide as the window, at the end of each page.',
  Header: 'It is as wide as the window. `wideFrom` says where its parts are on one line; as a container it would hold the phone menu, which is fixed to the window.',
  Hero: 'It is as wide as the window, and its drawing is measured in windows.',
  NavigationMenu: 'Its row is in the header. It asks for enlarged letters alone.',
  Page: 'The reset of the document asks for enlarged letters alone.',
  PageHeader: 'It is as wide as the window, at the top of a page.',
};

/** Media queries by width: the breakpoints of the window, and widths that are typed. */
const WINDOW_WIDTHS = /\bfrom\[|\b(?:onPhones|ownLine|largeLetters)\b(?!.*@uno)|'[^'\n]*\((?:min-width|max-width|width\s*[<>]|[\d.]+rem\s*<=?\s*width)[^'\n]*'/g;

/** Container queries whose widths are typed, and why. */
const TYPED_CONTAINER_WIDTHS: Readonly<Record<string, string>> = {
  BlogCard: 'Twice and three times the least width of a card, 17.5 rem, which its columns have.',
};

const askingWindow = (excused: Readonly<Record<string, string>>) =>
  sheets.flatMap(({ path, code }) => {
    const [component = ''] = path.split('/');
    return component in excused ? [] : [...code.matchAll(WINDOW_WIDTHS)].map(([text]) => `${path}: ${text}`);
  });

test('only page furniture asks the window for its width: other components ask their container, for a width of `containerWidths`', () => {
  expect(askingWindow({ ...PAGE_FURNITURE, ...TYPED_CONTAINER_WIDTHS })).toEqual([]);
});

test('each exception is needed', () => {
  const asking = new Set(askingWindow({}).map((remark) => remark.split('/')[0]));
  expect(Object.keys({ ...PAGE_FURNITURE, ...TYPED_CONTAINER_WIDTHS }).filter((component) => !asking.has(component))).toEqual([]);
});
