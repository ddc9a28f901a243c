import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import { memoize } from '../../../site/memoize.ts';
import type { CheckName } from './page/index.ts';
import type { EngineReport } from './results.ts';

/** The code that runs in the page, as one script. */
const bundled = memoize(async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, minify: false, modulePreload: false, target: 'chrome120', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [result] = [built].flat();
  if (result === undefined || !('output' in result)) throw new Error('Vite built nothing.');
  return result.output[0].code;
});

/** The functions of `page/index.ts`. */
export const pageScript = (): Promise<string> => bundled(join(import.meta.dirname, 'page/index.ts'));

const engineScript = memoize((file: string): string => readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8'));

/** The programs that can run in a page, and their files. */
const PROGRAMS = { axe: 'axe-core/axe.min.js', ace: 'accessibility-checker-engine/ace-window.js' } as const;

/**
 * Starts a program in the page, unless it runs there. The debugger evaluates it, because a page's security policy may
 * refuse scripts.
 */
export async function startInPage(page: Page, program: keyof typeof PROGRAMS | 'auditPage'): Promise<void> {
  if (await page.evaluate((name) => name in window, program)) return;
  await page.evaluate(program === 'auditPage' ? await pageScript() : engineScript(PROGRAMS[program]));
}

type Api = NonNullable<Window['auditPage']>;

/** Calls a function of `page/index.ts` in the page. */
export async function inPage<Name extends keyof Api>(page: Page, name: Name, ...given: Parameters<Api[Name]>): Promise<Awaited<ReturnType<Api[Name]>>> {
  await startInPage(page, 'auditPage');
  return page.evaluate(([called, values]) => Reflect.apply(Reflect.get(window.auditPage ?? {}, called), undefined, values), [name, given] as const);
}

/** Runs scripted checks in the page. */
export const runChecks = (page: Page, ...names: CheckName[]): Promise<EngineReport> => inPage(page, 'runChecks', names);
