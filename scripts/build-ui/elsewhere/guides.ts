/**
 * Follows the guides of the packages to the letter: writes their code into files, named by its first line, then
 * compiles, builds, tests and opens them.
 */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { repository } from '../packages.ts';
import { runNode } from '../run.ts';
import { buildWithVite, serve } from './applications.ts';
import { onPage } from './checks.ts';
import { writeGuideFiles } from './guideFiles.ts';
import { chooseMood, fillBooking, fillQuote, filterArticles, navigate } from './guideVisits.ts';
import { type Outcome, outcomeOf, problemsOf } from './outcome.ts';
import { axeFindings } from './ownTheme.ts';

/** The guide's application with React Router, which the guide describes only in words. */
const ROUTED = `import '@uno/tokens/fonts';
import '@uno/tokens/themes';
import '@uno/ui/reset';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import { Links } from './Links';

createRoot(document.getElementById('root') as HTMLElement).render(<BrowserRouter><Links><App /></Links></BrowserRouter>);
`;

/** A page around one component of a guide. What is written after the imports can be used in `element`. */
const pageOf = (title: string, imports: string, element: string) => `import '@uno/tokens/fonts';
import '@uno/tokens/themes';
import '@uno/ui/reset';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page, PageMain } from '@uno/ui/Page';
import { PageTitle } from '@uno/ui/PageTitle';
import { Section } from '@uno/ui/Section';
${imports}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode><Page header={<header />}><PageMain><Section><PageTitle>${title}</PageTitle>${element}</Section></PageMain></Page></StrictMode>,
);
`;

/** The guide's form; it writes the answers that it sends into the page's title. */
const QUOTE = pageOf('Quote', `import { Quote } from './Quote';`, '<Quote send={async (email, { frequency, days, shifts }) => { document.title = JSON.stringify({ email, frequency, days, shifts }); }} />');

const BOOKING = pageOf('Booking', `import { Booking } from './Booking';`, '<Booking send={async (answers) => { document.title = JSON.stringify([...answers]); }} />');

const ARTICLES = pageOf(
  'Articles',
  `import { Articles } from './Articles';
const articles = ['Desks', 'Kitchens', 'Ducts', 'Carpets'].map((title, at) => ({ slug: title, title, excerpt: 'How often, and by whom.', category: at % 2 ? 'Homes' : 'Offices' }));`,
  '<Articles articles={articles} />',
);

const MOOD = pageOf('Mood', `import { MoodField } from './MoodField';`, '<form><MoodField id="mood" name="mood" legend="How was the visit?" error="Choose one" /></form>');

const NAVIGATION = ROUTED.replace("import { App } from './App';", "import { Routed } from './Routed';").replace('<App />', '<Routed />');

/** Components that observe the window: jsdom has neither `matchMedia` nor observers. */
const OBSERVING = `import { render, screen } from '@testing-library/react';
import { CoverageGrid } from '@uno/ui/CoverageGrid';
import { MobileMenu, MobileMenuList } from '@uno/ui/MobileMenu';
import { StatCount } from '@uno/ui/StatCounter';
import { expect, test } from 'vitest';

test('a figure, a grid and an open menu render', async () => {
  render(<><StatCount>200+</StatCount><CoverageGrid aria-label="Areas"><li>Dorval</li></CoverageGrid></>);
  expect(screen.getByText('200')).toBeTruthy();
  expect(screen.getByText('Dorval')).toBeTruthy();
  render(<MobileMenu defaultOpen labels={{ open: 'Menu', close: 'Close', title: 'Main menu' }}><MobileMenuList><li>Home</li></MobileMenuList></MobileMenu>);
  expect(await screen.findByRole('dialog', { name: 'Main menu' })).toBeTruthy();
});
`;

/** A copy of one of Uno's themes, without `art` and `components`, as the guide says. */
export async function copiedTheme(tokens: string, name: string): Promise<string> {
  const theme: { art?: unknown; color: Record<string, { $value?: { components?: unknown } }> } = JSON.parse(await readFile(join(tokens, `themes/${name}.tokens.json`), 'utf8'));
  delete theme.art;
  for (const { $value } of Object.values(theme.color)) if ($value !== undefined) delete $value.components;
  return JSON.stringify(theme);
}

/** The page of the guide to plain HTML, with each of its parts. */
export async function plainPage(guide: string): Promise<string> {
  const [page = '', ...parts] = [...(await readFile(guide, 'utf8')).matchAll(/^```html\n([^]*?)^```/gm)].map(([, html = '']) => html);
  const isSection = (html: string) => html.startsWith('<section');
  return page.replace('<!-- parts -->', parts.filter((html) => !isSection(html)).join('')).replace('<!-- sections -->', parts.filter(isSection).join(''));
}

/** The width, color scheme, theme, typeface and card padding of a page. */
const pageLooks = (page: Page) =>
  page.evaluate(() => ({
    scheme: getComputedStyle(document.documentElement).colorScheme,
    theme: document.documentElement.dataset['theme'],
    width: document.documentElement.scrollWidth,
    padding: Number.parseFloat(getComputedStyle(document.querySelector('li > div') ?? document.body).paddingInlineStart),
    face: getComputedStyle(document.body).fontFamily,
  }));

/** How many font files a page has fetched, before and after German and Polish letters are added to it. */
async function typefaceFiles(page: Page): Promise<readonly number[]> {
  const fetched = () => page.evaluate(async () => (await document.fonts.ready, performance.getEntriesByType('resource').filter(({ name }) => name.includes('.woff2')).length));
  const before = await fetched();
  await page.evaluate(() => document.querySelector('main p')?.append('Straße, Łódź'));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return [before, await fetched()];
}

/** Follows each guide of the installed packages. */
export async function checkGuides(sandbox: string, _packed: unknown, browser: Browser): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const trial = async (name: string, work: (folder: string) => Promise<string[]>) => {
    outcomes.push(await outcomeOf(name, () => work(join(sandbox, 'guides', name.replaceAll(/\W+/g, '-')))));
  };
  const [ui, tokens] = [join(sandbox, 'node_modules/@uno/ui'), join(sandbox, 'node_modules/@uno/tokens')];
  const compile = (folder: string) => runNode([join(repository, 'node_modules/typescript/bin/tsc'), '--project', folder]);
  type Wanted = (page: Awaited<ReturnType<typeof pageLooks>> & { files: readonly number[] }) => string[];
  const open = async (folder: string, colorScheme: 'light' | 'dark', wanted: Wanted): Promise<string[]> => {
    const site = await serve(folder, true);
    try {
      const { found, pageErrors } = await onPage(browser, site.address, { colorScheme, viewport: { width: 320, height: 800 } }, async (page) => {
        const looks = { ...(await pageLooks(page)), files: await typefaceFiles(page) };
        return [...problemsOf([[looks.width <= 320, `The page is ${looks.width} px wide.`], [looks.padding >= 12, `A card's padding is ${looks.padding} px.`]]), ...wanted(looks), ...(await axeFindings(page))];
      });
      return [...found, ...pageErrors];
    } finally {
      await site.stop();
    }
  };
  const build = async (folder: string, colorScheme: 'light' | 'dark', wanted: Wanted): Promise<string[]> => {
    await buildWithVite(sandbox, folder);
    return open(join(folder, 'dist'), colorScheme, wanted);
  };
  const start = join(ui, 'guides/getting-started.md');
  await trial('Getting started, Vite and Next', async (folder) => {
    await writeGuideFiles(start, folder);
    await compile(folder);
    return build(folder, 'dark', ({ scheme, face, files }) =>
      problemsOf([
        [scheme === 'dark', `In a dark system its scheme is ${scheme}.`],
        [face.includes('Figtree'), `The text is in ${face}.`],
        [String(files) === '2,4', `It fetches ${files.join(', then ')} font files.`],
      ]),
    );
  });
  await trial('Getting started, React Router', async (folder) => {
    await writeGuideFiles(start, folder, { 'src/main.tsx': ROUTED });
    await compile(folder);
    return build(folder, 'light', ({ scheme }) => problemsOf([[scheme === 'light', `In a light system its scheme is ${scheme}.`]]));
  });
  await trial('Make it yours', async (folder) => {
    const own = { 'day.tokens.json': await copiedTheme(tokens, 'evergreen'), 'night.tokens.json': await copiedTheme(tokens, 'midnight') };
    await writeGuideFiles(start, folder);
    const main = (await readFile(join(folder, 'src/main.tsx'), 'utf8')).replace('@uno/tokens/themes', '@uno/tokens/base');
    await writeGuideFiles(join(tokens, 'guides/make-it-yours.md'), folder, { ...own, 'src/main.tsx': main });
    await compile(folder);
    return build(folder, 'dark', ({ scheme }) => problemsOf([[scheme === 'dark', `In a dark system its scheme is ${scheme}.`]]));
  });
  await trial('Beside an existing reset', async (folder) => {
    await writeGuideFiles(start, folder);
    // Imported after our sheets, which have set the order of the layers.
    const main = (await readFile(join(folder, 'src/main.tsx'), 'utf8')).replace('import { createRoot', "import './index.css';\nimport { createRoot");
    await writeGuideFiles(join(ui, 'guides/beside-a-reset.md'), folder, { 'src/my-reset.css': '* { margin: 0; padding: 0; font: inherit; }', 'src/main.tsx': main });
    return build(folder, 'light', () => []);
  });
  await trial('Plain HTML', async (folder) => {
    await cp(join(ui, 'css'), join(folder, 'css'), { recursive: true });
    for (const name of ['fonts', 'fonts.css', 'themes.css']) await cp(join(tokens, name), join(folder, name), { recursive: true });
    await writeFile(join(folder, 'index.html'), (await plainPage(join(ui, 'guides/plain-html.md'))).replace('</head>', '<link rel="icon" href="data:,"></head>'));
    return open(folder, 'light', ({ theme, face }) => problemsOf([[theme === 'evergreen' && face.includes('Figtree'), `It is in ${theme} and ${face}.`]]));
  });
  for (const [name, guide, main, use] of [
    ['A form with a schedule', 'forms', QUOTE, fillQuote],
    ['A form in steps', 'form-steps', BOOKING, fillBooking],
    ['A list with a search, filters and pages', 'filtered-list', ARTICLES, filterArticles],
    ['Focus and title after a navigation', 'navigation', NAVIGATION, navigate],
    ['A component of your own', 'your-component', MOOD, chooseMood],
  ] as const) {
    await trial(name, async (folder) => {
      await writeGuideFiles(start, folder);
      await writeGuideFiles(join(ui, `guides/${guide}.md`), folder, { 'src/main.tsx': main });
      await compile(folder);
      await buildWithVite(sandbox, folder);
      const site = await serve(join(folder, 'dist'), true);
      try {
        const { found, pageErrors } = await onPage(browser, site.address, { viewport: { width: 320, height: 800 } }, async (page) => {
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          return [...problemsOf([[width <= 320, `The page is ${width} px wide.`]]), ...(await use(page))];
        });
        return [...found, ...pageErrors];
      } finally {
        await site.stop();
      }
    });
  }
  await trial('A form with an action', async (folder) => {
    await writeGuideFiles(join(ui, 'guides/form-actions.md'), folder);
    await compile(folder);
    return [];
  });
  await trial('Testing with it', async (folder) => {
    await writeGuideFiles(join(ui, 'guides/testing.md'), folder, { 'src/Observing.test.tsx': OBSERVING });
    await compile(folder);
    const config = join(folder, 'vitest.config.ts');
    const text = await readFile(config, 'utf8');
    // Vite's build has set it to `production`, in which React has no `act`.
    delete process.env['NODE_ENV'];
    for (const environment of ['jsdom', 'happy-dom']) {
      await writeFile(config, text.replace(/environment: '\w+'/, `environment: '${environment}'`));
      await runNode([join(sandbox, 'node_modules/vitest/vitest.mjs'), 'run'], folder);
    }
    return [];
  });
  return outcomes;
}
