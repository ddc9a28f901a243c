import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { bilingualPages } from '../../.storybook/french-pages.ts';
import { sourceExports, sourceTypes } from '../../.storybook/source-types.ts';
import { frenchRules } from '../typography.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const found = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();

/** Every component folder. Those with a lower-case name are helpers. */
const components = [...new Set(found('packages/ui/src/[A-Z]*/*.tsx').map((path) => path.split('/')[3] ?? ''))];

/** The headings of every page, in this order, so that readers find each thing in the same place. */
const headings = ['When to use it', 'Examples', 'Keyboard and accessibility', 'Props', 'For a reviewer'];

/** The same headings on the French page. */
const frenchHeadings: Readonly<Record<string, string>> = {
  'When to use it': 'Quand l’employer',
  Examples: 'Exemples',
  'Do and don’t': 'À faire, à éviter',
  'Keyboard and accessibility': 'Clavier et accessibilité',
  'For a reviewer': 'Pour la vérification',
};

/** What the pages of both languages have alike: as much of it, and its text where it is captured. */
const shared: Readonly<Record<string, RegExp>> = {
  'its blocks': /^(<[A-Z][^>]*\/>)$/gm,
  'its lists': /^- /gm,
  'its tables': /^\| /gm,
  'the criteria of its evidence': /\b([1-4]\.\d\.\d{1,2})\b/g,
  'its links': /\]\(([^)]+)\)/g,
};

/** Components with a control, but without a table of keys, and why. */
const withoutKeys: Readonly<Record<string, string>> = {
  Breadcrumb: 'its links are `Link`s, whose table applies to them, and nothing else in it has keys',
  CategoryBadge: 'its link is a `Link`, whose table applies to it, and nothing else in it has keys',
  Field: 'the anatomy around a control: the control is its consumer’s, and has its own page',
  ServiceBlock: 'its link is a `Link`, whose table applies to it, and nothing else in it has keys',
};

/** A control: native, of Radix, or a component of the package. */
const CONTROL =
  /<(?:a|button|input|select|textarea|summary|\w*(?:Button|Link)|Choice|Checkbox|RadioGroup|Select|\w+Field|TextArea|NumberStepper|AccordionItem)\b|Radix\.|Dialog\.|onKeyDown/;

const hasControl = (name: string): boolean =>
  found(`packages/ui/src/${name}/*.tsx`).some((path) => CONTROL.test(read(path).replaceAll(/\/\*[\s\S]*?\*\//g, '')));

const sections = read('.storybook/preview.tsx');

/** The title and the story ids of a story file. */
function storiesIn(path: string) {
  const text = read(path);
  // Texts of a story may have a `title` too; the page's title begins with its section.
  const title = /title: '([A-Z][\w ]+\/[^']+)'/.exec(text)?.[1];
  if (title === undefined || !sections.includes(`'${title.split('/')[0]}'`)) {
    throw new Error(`${path} has no title “Section/Name” with a section of .storybook/preview.tsx.`);
  }
  const exports = Array.from(text.matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
  return { title, ids: exports.map((name) => toId(title, storyNameFromExport(name))) };
}

/** The documentation beside the components: the pages, and the guides that they show. */
const otherPages = bilingualPages().filter(({ english }) => !english.startsWith('stories/components/'));

/** The Markdown files that a page shows, from the repository's root. */
const shownFiles = (page: string): string[] => Array.from(read(page).matchAll(/from '([^']+\.md)\?raw'/g), ([, path = '']) => join(dirname(page), path));

const inFrenchToo = [...otherPages, ...otherPages.flatMap(({ english: page }) => shownFiles(page).map((english) => ({ english, french: english.replace(/\.md$/, '.fr.md') })))];

/** A code block of Markdown: its language and its code. */
const FENCE = /^```(\w+)\n([^]*?)^```$/gm;

/** Code without what a reader of the other language would write differently: comments, texts, and the language of a document. */
function withoutWords(language: string, code: string): string {
  if (language === 'html') return code.replaceAll(/>[^<>]+</g, '><').replaceAll(/lang="\w+"/g, 'lang=""');
  const bare = code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '');
  if (language === 'css') return bare;
  if (!/^[jt]sx?$/.test(language)) return code;
  return bare
    .split('\n')
    .map((line) => (/^import |^\} from /.test(line) ? line : line.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, '""').replaceAll(/>[^<>{}]+</g, '><').replaceAll(/(?<=name: )\/[^/]+\//g, '//')))
    .join('\n');
}

/** What a page and its French page have alike, in their order. */
const likeness: Readonly<Record<string, (text: string) => readonly string[]>> = {
  'its headings': (text) => Array.from(text.replaceAll(FENCE, '').matchAll(/^(#+) /gm), ([, marks = '']) => marks),
  'its lists, tables and paragraphs': (text) =>
    text
      .replaceAll(FENCE, '```')
      .split(/\n+/)
      .flatMap((line) => (/^(?:import|<|\s*$)/.test(line) ? [] : [/^(?:- |\| |```|#)/.exec(line)?.[0] ?? 'paragraph'])),
  'its blocks': (text) => Array.from(text.replaceAll(FENCE, '').matchAll(/^<\/?([A-Z]\w*)/gm), ([, name = '']) => name).filter((name) => name !== 'Meta'),
  'its code': (text) => Array.from(text.matchAll(FENCE), ([, language = '', code = '']) => withoutWords(language, code)),
  'the code in its sentences': (text) => Array.from(text.replaceAll(FENCE, '').matchAll(/`([^`]+)`/g), ([, code = '']) => withoutWords('tsx', code.replace('.fr.md', '.md'))).toSorted(),
  'its links': (text) => Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, to = '']) => to.replace('.fr.md', '.md').replace(/^#.*/, '#')).toSorted(),
};

/** The sentences of a French text, without its code, its addresses and its examples of English. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(FENCE, '')
    .replaceAll(/^(?:import|<Voice) .*$|; in English: .*$/gm, '')
    .replaceAll(/<span lang="en-CA">.*?<\/span>|`[^`]+`/g, 'x')
    .replaceAll(/\]\([^)]*\)|\{[^}]*\}|<[^>]+>/g, '')
    .split('\n')
    .filter((line) => !/^\|[-| ]+\|$/.test(line));

/** A row that shows the signs themselves. */
const SIGNS = '| ; ? ! |';

const storyFiles = found('stories/**/*.stories.tsx').map(storiesIn);
const freePages = found('stories/**/*.mdx').flatMap((path) => /<Meta title="([^"]+)"/.exec(read(path))?.[1] ?? []);

/** Every address that a link of the documentation may have. */
const addresses = new Set([
  ...storyFiles.flatMap(({ title, ids }) => [`/docs/${toId(title, 'docs')}`, ...ids.map((id) => `/story/${id}`)]),
  ...freePages.map((title) => `/docs/${toId(title, 'docs')}`),
]);

describe.each(components)('%s', (name) => {
  const page = `stories/components/${name}/${name}.mdx`;
  const mdx = existsSync(join(root, page)) ? read(page) : '';

  test('has a page with its headings in order, its other names, alternatives and known limits', () => {
    const [alsoCalled = '', ...others] = Array.from(mdx.matchAll(/^## (.+)$/gm), ([, words]) => words ?? '');
    expect(others.filter((words) => words !== 'Do and don’t'), page).toEqual(headings);
    expect(mdx).toMatch(new RegExp(`^# ${name}$`, 'm'));
    expect(alsoCalled, 'what others call it, in both languages').toMatch(/^Also called: [^,;]+(?:, [^,;]+)*; en français\u00a0: [^,;]+(?:, [^,;]+)*$/);
    expect(mdx).toContain('**Use another**');
    expect(mdx).toContain('**Known limits.**');
  });

  test('has a guide, and shows all of it: its parts, and how it is used well and badly', () => {
    const path = `stories/components/${name}/${name}.guide.tsx`;
    const guide = existsSync(join(root, path)) ? read(path) : '';
    expect(guide, `it has a guide, ${path}`).toContain('export const guide: ComponentGuide');
    expect(mdx.includes('<Examples guide={guide}'), '<Examples guide={guide} /> numbers the parts').toBe(!guide.includes('anatomy: []'));
    expect(mdx.includes('## Do and don’t\n\n<DoAndDont guide={guide} />'), 'the pairs are under “## Do and don’t”').toBe(!guide.includes('pairs: []'));
  });

  test('has the same page in French', () => {
    const french = existsSync(join(root, page.replace('.mdx', '.fr.mdx'))) ? read(page.replace('.mdx', '.fr.mdx')) : '';
    const [alsoCalled = '', ...others] = Array.from(french.matchAll(/^## (.+)$/gm), ([, words]) => words ?? '');
    expect(others, 'its headings').toEqual(Array.from(mdx.matchAll(/^## (?!Also called)(.+)$/gm), ([, words = '']) => frenchHeadings[words] ?? words));
    expect(alsoCalled, 'what others call it').toMatch(/^Aussi appelée?s?\u00a0: [^,;]+(?:, [^,;]+)*; in English: [^,;]+(?:, [^,;]+)*$/);
    for (const [what, pattern] of Object.entries(shared)) {
      const of = (text: string) => Array.from(text.replaceAll(/<Meta .*\/>/g, '').matchAll(pattern), ([, found = '']) => found.replaceAll(/\s+/g, ' ')).toSorted();
      expect(of(french), what).toEqual(of(mdx));
    }
  });

  test('shows the tested table of its keys, or says that it has none', () => {
    const keys = `stories/components/${name}/${name}.keyboard.ts`;
    const stories = found(`stories/components/${name}/*.stories.tsx`).map(read).join('\n');
    const hasKeys = existsSync(join(root, keys));
    expect(hasKeys || !hasControl(name) || name in withoutKeys, `it has controls, so it has a table of its keys, ${keys}, or a reason in \`withoutKeys\``).toBe(true);
    expect(mdx.includes('<KeyboardTable rows={keyboard} />'), 'the page shows the table there is: <KeyboardTable rows={keyboard} />').toBe(hasKeys);
    expect(stories.includes('proves(keyboard)'), 'a story runs the table there is: play: proves(keyboard)').toBe(hasKeys);
    expect(hasKeys || /takes (?:the )?focus|one stop|a stop of its own|its own keys/i.test(mdx), 'the page says what takes the focus, or “Nothing in it takes focus”').toBe(true);
  });
});

describe.each(inFrenchToo)('$english', ({ english, french }) => {
  test('has the same text in French', () => {
    expect(existsSync(join(root, french)), `${french} is there`).toBe(true);
    for (const [what, of] of Object.entries(likeness)) expect(of(read(french)), `${french}: ${what}`).toEqual(of(read(english)));
    expect(shownFiles(french), 'the French page shows the French files').toEqual(shownFiles(english).map((path) => path.replace(/\.md$/, '.fr.md')));
  });

  test.each(frenchRules)('in French %s', (_rule, broken) => {
    expect(sentencesOf(read(french)).filter((line) => !line.startsWith(SIGNS) && broken.test(line))).toEqual([]);
  });
});

describe.each(found('stories/**/*.mdx'))('%s', (path) => {
  test('skips no level of headings', () => {
    // A component may render the page's title; the Markdown headings begin below it then.
    const levels = Array.from(read(path).matchAll(/^(#{1,6}) /gm), ([, marks = '']) => marks.length);
    const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1);
    expect(skipped).toEqual([]);
  });

  test('links only to its own headings', () => {
    const slugs = Array.from(read(path).matchAll(/^#+ (.+)$/gm), ([, words = '']) => words.toLowerCase().replaceAll(/[^\p{L}\p{N} -]/gu, '').replaceAll(' ', '-'));
    const targets = Array.from(read(path).matchAll(/\]\(#([^)]+)\)/g), ([, target = '']) => target);
    expect(targets.filter((target) => !slugs.includes(target))).toEqual([]);
  });

  test('links only to existing pages', () => {
    const targets = Array.from(read(path).matchAll(/\?path=([^)"'#&\s]+)/g), ([, target = '']) => target);
    expect(targets.filter((target) => !addresses.has(target))).toEqual([]);
  });
});

/** Every hand-written text of the repository. */
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{.storybook,docs,packages,scripts,site,stories,tests,tokens}/**/*.{css,json,md,mdx,mjs,sql,ts,tsx}', {
    cwd: root,
    exclude: (path) => /(?:^|[\\/])(?:node_modules|dist|\.builds|\.cache)$/.test(path),
  }),
].map((path) => ({ path, text: read(path) }));

const rules = Array.from(read('docs/behaviour.md').matchAll(/^- \*\*(\d+\.\d+)\*\* (.+)$/gm), ([, number = '', words = '']) => [number, words] as const);
const numbers = rules.map(([number]) => number);

/** The rules that a text cites: `behaviour.md 3.9, 7.3` cites two. */
const cited = (text: string): string[] => Array.from(text.matchAll(/behaviour\.md`? (\d+\.\d+(?:, \d+\.\d+)*)/g), ([, list = '']) => list.split(', ')).flat();

test('no two rules of docs/behaviour.md have the same number', () => expect(numbers).toEqual([...new Set(numbers)]));

test('each rule of docs/behaviour.md names at least one file, and only files that exist', () => {
  const without = rules.filter(([, words]) => {
    const files = Array.from(words.matchAll(/`([^`\s]+\.\w+)`/g), ([, path = '']) => path).filter((path) => path.includes('/'));
    return files.length === 0 || !files.every((path) => existsSync(join(root, path)));
  });
  expect(without).toEqual([]);
});

test('each rule of docs/behaviour.md that is cited exists', () => {
  const citations = texts.flatMap(({ path, text }) => cited(text).map((number) => ({ path, number })));
  expect(citations.length).toBeGreaterThan(0);
  expect(citations.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test('every exported component, type and value has a description, and so has every prop, with the fields of its type', async () => {
  const props = Object.entries(await sourceTypes()).flatMap(([of, { fields }]) => fields.map(({ name, jsdoc }) => [`${of}.${name}`, jsdoc] as const));
  const described = [...props, ...(await sourceExports())];
  expect(described.length).toBeGreaterThan(500);
  expect(described.flatMap(([name, sentence]) => (sentence === '' ? [name] : [])), 'without JSDoc in packages/ui/src').toEqual([]);
});

/** The values and types that an entry of the package exports. */
function exportsOf(entry: string) {
  const lists = Array.from(read(entry).matchAll(/^export (type )?\{([^}]*)\}/gm), ([, type = '', list = '']) => list.split(',').map((name) => (name.trim() === '' ? '' : type + name.trim())));
  const names = lists.flat();
  const types = names.flatMap((name) => (name.startsWith('type ') ? [name.slice(5)] : []));
  return { types, components: names.filter((name) => /^[A-Z][a-z]/.test(name)) };
}

test('every exported component exports the type of its props', () => {
  const withoutType = found('packages/ui/src/[A-Z]*/index.ts').flatMap((entry) => {
    const { types, components: exported } = exportsOf(entry);
    return exported.filter((name) => !types.includes(`${name}Props`));
  });
  expect(withoutType).toEqual([]);
});

test('an optional prop takes `undefined`, so that a value that may be missing can be passed on, and says its default', async () => {
  const fields = Object.entries(await sourceTypes()).flatMap(([of, type]) => type.fields.filter(({ required }) => !required).map((field) => ({ ...field, name: `${of}.${field.name}` })));
  expect(fields.length).toBeGreaterThan(150);
  const takesUndefined = (type: string) => /(?:^|\| )(?:undefined|ReactNode|unknown)$/.test(type);
  expect(fields.filter(({ type }) => !takesUndefined(type)).map(({ name, type }) => `${name}: ${type}`), 'write `?: Type | undefined`').toEqual([]);
  // A slot is empty, a handler missing and a controlled value uncontrolled by default.
  const isPlain = ({ type, jsdoc }: { type: string; jsdoc: string }) => !type.includes('=>') && !type.startsWith('ReactNode') && !jsdoc.includes('if controlled');
  expect(fields.filter((field) => isPlain(field) && !field.jsdoc.includes('efault')).map(({ name }) => name), 'without its default').toEqual([]);
});
