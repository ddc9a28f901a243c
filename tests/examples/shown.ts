/**
 * Checks what the built Storybook shows and copies: every documentation page renders in both languages, and each of its
 * examples has the code that `tests/examples/examples.test.ts` compiled and rendered.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { type Locale, locales } from '../../site/i18n/locale.ts';
import { launchOptions } from '../browser.ts';
import { listenOn } from '../../scripts/listen.ts';
import { root, runNode } from '../steps/command.ts';
import { type Failure, type Outcome, reasonOf } from '../steps/outcome.ts';

/** The folder of the built Storybook, from the repository. */
export const STORYBOOK = 'node_modules/.cache/storybook-built';

interface Entry {
  id: string;
  type: string;
  importPath: string;
}

interface Index {
  entries: Readonly<Record<string, Entry>>;
}

/** The parts of Storybook's globals that are used in the browser: its event channel, and its pending renders. */
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: { emit(event: 'setCurrentStory', given: object): void; last(event: 'docsRendered' | 'storyRendered'): readonly string[] | undefined } | undefined;
  var __STORYBOOK_PREVIEW__: { storyRenders: readonly { isPending(): boolean }[] };
}

/** The time for a page to show what it should, in ms. */
const TIMEOUT_MS = 20_000;

/** Waits for a documentation page. @throws with what is shown instead */
async function waitForDocsPage(page: Page, id: string): Promise<void> {
  const rendered = (wanted: string) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered')?.[0] === wanted;
  await page.waitForFunction(rendered, id, { timeout: TIMEOUT_MS }).catch(async () => {
    throw new Error(`Instead of the page there is:\n${await page.locator('body').innerText()}`);
  });
}

/** Checks that the page of Header shows it as on a laptop, with its navigation. */
async function expectWideHeader(page: Page, id: string): Promise<void> {
  if (id !== 'navigation-header--docs') return;
  const frame = await page.locator('.sbdocs-preview iframe').first().elementHandle({ timeout: TIMEOUT_MS });
  const width = (await frame?.evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth)) ?? 0;
  if (width < 1216) throw new Error(`The header is shown at a width of ${width} px, where its navigation is hidden.`);
}

/** The code of examples by their names. */
type Codes = Readonly<Record<string, string>>;

/**
 * The code of each example of the open page, as a reader copies it, by the story's id: once it is as expected, or after
 * the timeout.
 */
const copiedCode = (page: Page, wanted: Codes): Promise<Codes> =>
  page.evaluate(
    async ([codes, timeout]) => {
      const end = performance.now() + timeout;
      const until = async <Found>(look: () => Found | undefined, enough: (found: Found) => boolean = () => true): Promise<Found | undefined> => {
        for (;;) {
          const found = look();
          if ((found !== undefined && enough(found)) || performance.now() > end) return found;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      const bare = (text: string) => text.replaceAll(/\s/g, '');
      const storyOf = (preview: Element) => preview.querySelector('[data-story-block], iframe')?.id.replace(/^(?:story|iframe)--/, '') ?? '';
      const previews = () => [...document.querySelectorAll('.sbdocs-preview')];
      await until(() => previews().map(storyOf), (shown) => Object.keys(codes).every((id) => shown.includes(id)));
      const copied: Record<string, string> = {};
      // Pages without a component are not checked.
      for (const preview of Object.keys(codes).length === 0 ? [] : previews()) {
        const id = storyOf(preview);
        const code = bare(codes[id] ?? '');
        const block = () => [...preview.querySelectorAll('pre')].find(({ textContent }) => textContent !== '');
        const [toggle, copy] = (await until(() => [...(preview.parentElement?.querySelectorAll<HTMLButtonElement>('.sbdocs-preview-actions button') ?? [])], ({ length }) => length > 1)) ?? [];
        if (toggle?.getAttribute('aria-expanded') !== 'true' && block() === undefined) toggle?.click();
        const shown = (await until(block, ({ textContent }) => bare(textContent) === code))?.textContent ?? 'nothing';
        let said = '';
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: (text: string) => Promise.resolve(void (said = text)) } });
        copy?.click();
        await until(() => said, (text) => text !== '');
        copied[id] = bare(shown) === bare(said) ? said : `shown: ${shown}\ncopied: ${said}`;
      }
      // Waits for pending stories, because Storybook reloads the whole page when it navigates while one is rendering.
      await until(() => __STORYBOOK_PREVIEW__.storyRenders.filter((story) => story.isPending()), ({ length }) => length === 0);
      return copied;
    },
    [wanted, TIMEOUT_MS] as const,
  );

/** Builds Storybook as it is published, and checks every documentation page. */
export async function checkShownCode(): Promise<Outcome> {
  const { code: exit, output } = await runNode(['scripts/bootstrap.mjs', '--bin', 'storybook', 'build', '--output-dir', STORYBOOK, '--quiet']);
  if (exit !== 0) throw new Error(output);
  const folder = join(root, STORYBOOK);
  const wanted: Codes = JSON.parse(readFileSync(join(root, 'node_modules/.cache/examples/codes.json'), 'utf8'));
  const { entries }: Index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  const failures: Failure[] = [];
  const found = new Set<string>();
  let passed = 0;
  const look = async (page: Page, { id, importPath }: Entry, locale: Locale): Promise<void> => {
    await waitForDocsPage(page, id);
    await expectWideHeader(page, id);
    passed += 1;
    // A component's page and its stories are in one folder.
    const stories = Object.values(entries).filter((story) => dirname(story.importPath) === dirname(importPath) && `${story.id}.${locale}` in wanted);
    const copied = await copiedCode(page, Object.fromEntries(stories.map((story) => [story.id, wanted[`${story.id}.${locale}`] ?? ''])));
    for (const [story, code] of Object.entries(copied)) {
      const name = `${story}.${locale}`;
      found.add(name);
      if (code.trim() === wanted[name]?.trim()) passed += 1;
      else failures.push({ name, detail: `${code}\ninstead of\n${wanted[name]}` });
    }
  };
  const server = createServer(sirv(folder));
  const origin = await listenOn(server);
  const browser = await chromium.launch(launchOptions());
  const lookAtAll = async (locale: Locale): Promise<void> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    // Stories in frames are not checked here.
    await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    // The preview is loaded once, and navigates from page to page as with the sidebar.
    for (const [at, entry] of pages.entries()) {
      if (at === 0) await page.goto(`${origin}/iframe.html?id=${entry.id}&viewMode=docs&globals=locale:${locale}`);
      else await page.evaluate((storyId) => __STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'docs' }), entry.id);
      await look(page, entry, locale).catch((error: unknown) => failures.push({ name: `${entry.id} ${locale}`, detail: reasonOf(error) }));
    }
  };
  try {
    // Both languages at once, because each documentation page waits for its own frames.
    await Promise.all(locales.map(lookAtAll));
  } finally {
    await browser.close();
    server.close();
  }
  for (const name of Object.keys(wanted)) if (!found.has(name)) failures.push({ name, detail: 'No documentation page shows it.' });
  return { passed, failures };
}
