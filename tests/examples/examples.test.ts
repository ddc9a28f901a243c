import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Meta } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf';
import { beforeAll, describe, expect, test } from 'vitest';
import { withConsumer } from '../../scripts/build-ui/consumer.ts';
import { previousTarballs } from '../../scripts/build-ui/pack.ts';
import { repository } from '../../scripts/build-ui/packages.ts';
import { runNode } from '../../scripts/build-ui/run.ts';
import { locales } from '../../site/i18n/locale.ts';
import { codeOf, elementIn, type Render } from '../../stories/documentation/code/codeOf.tsx';
import { standInsInHtml } from '../../stories/documentation/code/pictures.tsx';
import { isStory, type StoryFile } from '../storyFile.ts';

/** The folder with the code for the check of the built Storybook: `{ 'forms-button--default.en-CA': 'import …' }`. */
const folder = join(repository, 'node_modules/.cache/examples');

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  strict: true,
  skipLibCheck: true,
  rootDir: 'examples',
  outDir: 'built',
  noEmitOnError: false,
};

/**
 * Compiles these modules (by name) with the packed packages, all at once, and renders each. @returns for each the compiler's
 * errors, the HTML that its `Example` renders, and the console output during rendering
 */
function renderInConsumer(modules: ReadonlyMap<string, string>) {
  return withConsumer(previousTarballs(), async (folder) => {
    await mkdir(join(folder, 'examples'));
    await Promise.all([...modules].map(([name, code]) => writeFile(join(folder, 'examples', `${name}.tsx`), code)));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['examples'] }));
    const said = await runNode([join(repository, 'node_modules/typescript/bin/tsc'), '--project', 'tsconfig.json'], folder).then(
      () => '',
      (error: unknown) => String(error).replace(/^Error: /, ''),
    );
    // By the name of the module; `tsc` prints `examples/name.tsx(3,5): error …`.
    const faults = Map.groupBy(said.split('\n').filter((line) => /^examples\/.+\.tsx\(/.test(line)), (line) => line.slice('examples/'.length, line.indexOf('.tsx(')));
    if (said !== '' && faults.size === 0) throw new Error(said);
    await copyFile(join(import.meta.dirname, 'render.ts'), join(folder, 'render-examples.ts'));
    const rendered: Record<string, { html: string; said: readonly string[] }> = JSON.parse(await runNode(['render-examples.ts'], folder));
    return { faults, rendered };
  });
}

/** Generated ids: React's (`_R_0_`) in a story, numbered ones in its code. */
const MADE_ID = /_R_\w*?_|\bpart-\d+/g;

/**
 * Removes from HTML what differs between a story and the same code with the packages: the names of classes (their number
 * stays), generated ids, the addresses of pictures, React's preloads, and the attributes for the site's loader.
 */
function comparable(html: string): string {
  let text = html;
  for (const [drawn, picture] of standInsInHtml()) text = text.replaceAll(drawn, picture);
  const ids = new Map<string, string>();
  return text
    .replaceAll(/<!--.*?-->|<link rel="preload"[^>]*>| data-asleep=""/g, '')
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => ` class="${names.split(' ').length}"`)
    .replaceAll(/ src="[^"]*"/g, ' src=""')
    .replaceAll(MADE_ID, (id) => {
      if (!ids.has(id)) ids.set(id, `id-${ids.size + 1}`);
      return ids.get(id) ?? id;
    })
    .replaceAll('>', '>\n');
}

/** Values of controls by their names. */
type Settings = Readonly<Record<string, unknown>>;

/** An attribute that every component of the package passes on to its element. */
const PASSED_ON = { 'data-control': 'set' } as const;

/** Values of controls that differ from the story's own. */
function settingsOf(args: Settings, argTypes: Meta['argTypes'] = {}): readonly Settings[] {
  const others = Object.entries(args).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [{ [name]: !value }];
    if (typeof value === 'number') return [{ [name]: value + 1 }, { [name]: value - 1 }];
    const options: readonly unknown[] = argTypes[name]?.options ?? (typeof value === 'string' ? [`${value} changed`] : []);
    return options.filter((option) => option !== value).map((option) => ({ [name]: option }));
  });
  const texts = Object.entries(argTypes).flatMap(([name, argType]) => (argType?.control === 'text' && !(name in args) ? [{ [name]: 'changed' }] : []));
  return [PASSED_ON, ...others, ...texts];
}

/** The stories of a file. */
function storiesOf(path: string, { default: meta, ...named }: StoryFile) {
  return Object.entries(named).flatMap(([name, story]) => {
    if (!isExportStory(name, meta) || !isStory(story)) return [];
    const args = { ...meta.args, ...story.args };
    const { component } = meta;
    const render = story.render ?? meta.render ?? ((given: typeof args): ReactNode => createElement(component as ComponentType, given));
    const hasControls = { ...meta.parameters?.['controls'], ...story.parameters?.['controls'] }.disable !== true;
    const renderWith = (settings: Settings): Render => (globals) => render({ ...args, ...settings }, { args: { ...args, ...settings }, globals, component, viewMode: 'docs' } as never) as ReactNode;
    const tags = [...(meta.tags ?? []), ...(story.tags ?? [])];
    return [
      {
        id: toId(meta.title ?? '', storyNameFromExport(name)),
        tags,
        plays: (story.play ?? meta.play) !== undefined,
        /** Whether the page of its component shows it with its code. */
        isDocumented: path.includes('/components/') && !tags.includes('test-only'),
        render: renderWith({}),
        /** Values to set its controls to, one after the other; empty if it has no controls. */
        settings: hasControls ? settingsOf(args, { ...meta.argTypes, ...story.argTypes }) : [],
        renderWith,
      },
    ];
  });
}

const files = import.meta.glob<StoryFile>('../../stories/**/*.stories.tsx', { eager: true });

const stories = Object.entries(files).flatMap(([path, file]) => storiesOf(path, file));

const documented = stories.filter(({ isDocumented }) => isDocumented);

/** Every documented story of a component, in each language. */
const shown = documented.flatMap((story) => locales.map((locale) => ({ ...story, locale, name: `${story.id}.${locale}` })));

const codes = new Map<string, string>();
let outcome: Awaited<ReturnType<typeof renderInConsumer>>;

beforeAll(async () => {
  for (const { name, locale, render } of shown) {
    codes.set(name, await codeOf(locale, render).catch((error: unknown) => `// ${String(error)}\nexport const Example = missing;\n`));
  }
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'codes.json'), JSON.stringify(Object.fromEntries(codes)));
  outcome = await renderInConsumer(codes);
}, 120_000);

/** Code of the stories and the site that a reader of the documentation does not have. */
const FOREIGN = /\.\.\/|useWords|wordsIn|storybook|TranslationProvider|StayingLink|className=|data-asleep|data:image|_R_/;

describe.each(shown)('$name', ({ name, locale, render }) => {
  test('compiles with the packages alone, and renders the same as the story', () => {
    const code = codes.get(name) ?? '';
    expect(outcome.faults.get(name), `compiler errors in\n${code}`).toBeUndefined();
    expect(code).not.toMatch(FOREIGN);
    const { html, said } = outcome.rendered[name] ?? { html: '', said: ['nothing was rendered'] };
    expect(said, 'console output').toEqual([]);
    expect(comparable(html)).toBe(comparable(renderToStaticMarkup(elementIn(locale, render))));
  });
});

/** The HTML of a story in English, with its controls set. */
const htmlOf = (story: (typeof stories)[number], settings = {}) => renderToStaticMarkup(elementIn('en-CA', story.renderWith(settings)));

/** The stories about which this is true; the failure names them. */
const idsOf = (found: typeof stories, is: (story: (typeof stories)[number]) => boolean): readonly string[] => found.filter(is).map(({ id }) => id);

describe('stories', () => {
  test('have controls that change them, or no controls', () => {
    expect(idsOf(documented, (story) => story.settings.length > 0 && story.settings.every((settings) => htmlOf(story, settings) === htmlOf(story)))).toEqual([]);
  });

  test('show no text with an unfilled placeholder', () => {
    expect(idsOf(documented, (story) => /\{\w+\}/.test(htmlOf(story)))).toEqual([]);
  });

  test('have a play function only with the tag test-only', () => {
    expect(idsOf(stories, ({ plays, tags }) => plays && !tags.includes('test-only'))).toEqual([]);
  });
});
