/**
 * What the built Storybook shows and copies: every example of every page of documentation, in both languages, is the
 * code that `tests/examples/examples.test.ts` compiled and rendered.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { type Locale, locales } from '../../site/src/i18n/locale.ts';
import { launchOptions } from '../browser.ts';
import { root, runNode } from '../steps/command.ts';
import type { Failure, Outcome } from '../steps/outcome.ts';

const OUTPUT = 'node_modules/.cache/storybook-built';

/** Builds Storybook as it is published. */
async function built(): Promise<string> {
  const { code, output } = await runNode(['scripts/bootstrap.mjs', '--bin', 'storybook', 'build', '--output-dir', OUTPUT, '--quiet']);
  if (code !== 0) throw new Error(output);
  return join(root, OUTPUT);
}

interface Index {
  entries: Readonly<Record<string, { id: string; type: string; importPath: string }>>;
}

/** The code of each example of a page, as a reader copies it, by the story's id. */
async function copiedOn(page: Page, address: string): Promise<Record<string, string>> {
  await page.goto(address);
  await page.locator('.sbdocs-preview').first().waitFor();
  return page.evaluate(async () => {
    const copied: Record<string, string> = {};
    const until = async <Found>(look: () => Found | null | undefined): Promise<Found> => {
      for (let waited = 0; waited < 10_000; waited += 20) {
        const found = look();
        if (found !== null && found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`The page did not come to show its code: ${document.querySelectorAll('pre').length} blocks.`);
    };
    const bare = (text: string) => text.replaceAll(/\s/g, '');
    let said = '';
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text: string) => Promise.resolve(void (said = text)) } });
    for (const preview of document.querySelectorAll('.sbdocs-preview')) {
      const [toggle, copy] = await until(() => {
        const buttons = preview.parentElement?.querySelectorAll<HTMLButtonElement>('.sbdocs-preview-actions button');
        return buttons !== undefined && buttons.length > 1 ? [...buttons] : null;
      });
      toggle?.click();
      // Until the code is made, the block is empty.
      const shown = await until(() => [...preview.querySelectorAll('pre')].find(({ textContent }) => textContent.includes('function Example')));
      said = '';
      copy?.click();
      await until(() => (said === '' ? null : said));
      const id = preview.querySelector('[data-story-block], iframe')?.id.replace(/^(?:story|iframe)--/, '') ?? '';
      copied[id] = bare(shown.textContent) === bare(said) ? said : `shown: ${shown.textContent}\ncopied: ${said}`;
    }
    return copied;
  });
}

/** Looks at every page of documentation of a component. */
export async function shownCode(): Promise<Outcome> {
  const folder = await built();
  const wanted: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, 'node_modules/.cache/examples/codes.json'), 'utf8'));
  const { entries }: Index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const pages = Object.values(entries).filter(
    ({ type, importPath }) => type === 'docs' && importPath.includes('/components/'),
  );
  const server = createServer(sirv(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(launchOptions());
  const failures: Failure[] = [];
  const found = new Set<string>();
  const look = async (page: Page, id: string, locale: Locale): Promise<void> => {
    const copied = await copiedOn(page, `http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=docs&globals=locale:${locale}`);
    for (const [story, code] of Object.entries(copied)) {
      const name = `${story}.${locale}`;
      found.add(name);
      if (code.trim() !== wanted[name]?.trim()) failures.push({ name, detail: `${code}\ninstead of\n${wanted[name]}` });
    }
  };
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(30_000);
    for (const { id } of pages) {
      for (const locale of locales) await look(page, id, locale).catch((error: unknown) => failures.push({ name: `${id} ${locale}`, detail: String(error) }));
    }
  } finally {
    await browser.close();
    server.close();
  }
  for (const name of Object.keys(wanted)) if (!found.has(name)) failures.push({ name, detail: 'No page of documentation shows it.' });
  return { passed: found.size - failures.filter(({ name }) => found.has(name)).length, failures };
}
