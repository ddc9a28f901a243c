/** Compares what a phone downloads for the page with its own theme, and for the same page made with Radix Themes. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { buildWithVite, serve } from './applications.ts';
import { type Outcome, problemsOf } from './outcome.ts';

/** The application made with `@uno/ui`; the others use its HTML document too. */
const OWN = 'own-theme';

/** The most, 2 to 5 % over the page of 2026-12-01 (27.5 with its menu, 13.7), in kB (gzip): JavaScript beyond React once the menu was opened, and CSS. */
const MOST = { withMenu: 28, css: 14.4 } as const;

interface Weight {
  /** kB of JavaScript before anything is pressed. */
  readonly first: number;
  /** kB of JavaScript once the menu was opened. */
  readonly withMenu: number;
  /** kB of CSS, with the sheets inlined in the document. */
  readonly css: number;
}

const kilobytes = (texts: Iterable<string>): number => gzipSync([...texts].join('\n')).length / 1000;

/** Opens the menu of a phone, where the page has one. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menü' });
  if ((await button.count()) === 0) return;
  await button.click();
  await page.getByRole('dialog').waitFor();
}

/** Builds an application and opens its page, then its menu. */
async function weigh(sandbox: string, browser: Browser, application: string): Promise<Weight> {
  const folder = join(sandbox, application);
  if (application !== OWN) await copyFile(join(sandbox, OWN, 'index.html'), join(folder, 'index.html'));
  await buildWithVite(sandbox, folder);
  const server = await serve(join(folder, 'dist'), true);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    const downloads: Promise<{ readonly extension: string | undefined; readonly text: string }>[] = [];
    page.on('response', (response) => downloads.push(response.text().then((text) => ({ extension: /\.(js|css)$/.exec(response.url())?.[1], text }))));
    await page.goto(server.address, { waitUntil: 'networkidle' });
    const textsOf = async (extension: string) => (await Promise.all(downloads)).filter((one) => one.extension === extension).map(({ text }) => text);
    const first = kilobytes(await textsOf('js'));
    await openMenu(page);
    const inlined = await page.locator('style').allTextContents();
    return { first, withMenu: kilobytes(await textsOf('js')), css: kilobytes([...(await textsOf('css')), ...inlined]) };
  } finally {
    await page.close();
    await server.stop();
  }
}

/** Weighs both pages and one of React alone, prints a line for each, and compares them. */
export async function checkWeights(sandbox: string, _packed: unknown, browser: Browser): Promise<Outcome[]> {
  const react = await weigh(sandbox, browser, 'react-alone');
  const beyondReact = async (application: string): Promise<Weight> => {
    const { first, withMenu, css } = await weigh(sandbox, browser, application);
    return { first: first - react.first, withMenu: withMenu - react.withMenu, css };
  };
  const [own, radix] = [await beyondReact(OWN), await beyondReact('radix-themes')];
  for (const [name, { first, withMenu, css }] of [['@uno/ui', own], ['@radix-ui/themes', radix]] as const) {
    console.log(`The same page with ${name}: ${first.toFixed(1)} kB of JavaScript beyond React, ${withMenu.toFixed(1)} once the menu was opened, ${css.toFixed(1)} kB of CSS (gzip).`);
  }
  return [
    {
      name: 'a page with its own theme stays within its budget, below the same page in Radix Themes',
      problems: problemsOf([
        [own.withMenu <= MOST.withMenu && own.withMenu < radix.withMenu, `With the menu its JavaScript is ${own.withMenu.toFixed(1)} kB: not within ${MOST.withMenu}, or not less than ${radix.withMenu.toFixed(1)}.`],
        [own.css <= MOST.css && own.css < radix.css, `Its CSS is ${own.css.toFixed(1)} kB: not within ${MOST.css}, or not less than ${radix.css.toFixed(1)}.`],
      ]),
    },
  ];
}
