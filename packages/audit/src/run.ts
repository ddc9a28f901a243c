import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { reasonOf } from '../../../site/userFacingError.ts';
import { pageScript } from './bundle.ts';
import { engineVersions } from './engines.ts';
import type { EngineReport } from './results.ts';
import type { AuditPage, AuditTarget, PageState } from './target.ts';
import { examineBehaviour, examineStill, examineTheme, photographFailures } from './visit.ts';

/** A page in a state and a window. */
interface View {
  readonly page: AuditPage;
  readonly state: PageState;
  readonly width: number;
}

/** What was found in a view, as it is kept on disk. */
export interface ViewReport {
  readonly path: string;
  readonly state: string;
  readonly width: number;
  /** Whether the page has this state. */
  readonly exists: boolean;
  /** Why the view could not be examined. */
  readonly trouble?: string;
  readonly title: string;
  readonly lang: string;
  /** What was found in each theme. `''`: the page as it is. */
  readonly themes: readonly { readonly theme: string; readonly report: EngineReport }[];
  /** Pictures of failing elements, by their places. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** How an audit runs. */
export interface RunOptions {
  readonly folder: string;
  readonly widths: readonly number[];
  readonly themes: readonly string[];
  readonly quick: boolean;
  readonly log: (line: string) => void;
}

const HEIGHT: Readonly<Record<number, number>> = { 320: 640, 1280: 800 };

/** Brings the page to the state and examines it. */
async function examine(page: Page, target: AuditTarget, { page: { path, status = 200 }, state, width }: View, options: RunOptions): Promise<Omit<ViewReport, 'path' | 'state' | 'width' | 'seconds'>> {
  await target.prepare(page);
  const response = await page.goto(target.origin + (state.from ?? path), { waitUntil: 'load', timeout: 60_000 });
  if (state.name === 'arrival' && response?.status() !== status) throw new Error(`answered with ${response?.status()}, not ${status}`);
  const [title, lang] = await page.evaluate(() => [document.title, document.documentElement.lang] as const);
  const [first = '', ...further] = options.themes;
  if ((await state.reach?.(page)) === false) return { exists: false, title, lang, themes: [], pictures: {} };
  if (first !== '') await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), first);
  const arrives = state.name === 'arrival';
  const source = arrives ? await response?.text() : undefined;
  const still = await examineStill(page, { quick: options.quick, source });
  const pictures = await photographFailures(page, still, options.folder, `${path} ${state.name} ${width}`);
  const themes = [];
  for (const theme of further) themes.push({ theme, report: await examineTheme(page, theme) });
  if (further.length > 0) await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), first);
  if (!arrives) return { exists: true, title, lang, themes: [{ theme: first, report: still }, ...themes], pictures };
  const behaviour = await examineBehaviour(page, { zoom: width === Math.max(...options.widths) });
  const further_ = await photographFailures(page, behaviour, options.folder, `${path} behaviour ${width}`);
  const report = { results: [...still.results, ...behaviour.results], applied: [...still.applied, ...behaviour.applied] };
  return { exists: true, title, lang, themes: [{ theme: first, report }, ...themes], pictures: { ...further_, ...pictures } };
}

/** Examines a view in a browser context of its own. */
async function visit(browser: Browser, target: AuditTarget, view: View, options: RunOptions): Promise<ViewReport> {
  const from = performance.now();
  const { page: { path, locale }, state, width } = view;
  const context = await browser.newContext({
    ...target.context, ...(locale !== undefined && { locale }), viewport: { width, height: HEIGHT[width] ?? 800 }, reducedMotion: 'reduce', serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const found = await examine(page, target, view, options);
    return { path, state: state.name, width, ...found, seconds: Math.round((performance.now() - from) / 100) / 10 };
  } catch (error) {
    return { path, state: state.name, width, exists: true, trouble: reasonOf(error).split('\n')[0] ?? '', title: '', lang: '', themes: [], pictures: {}, seconds: 0 };
  } finally {
    await context.close();
  }
}

/** The views of a site, in the order in which they are examined. */
const viewsOf = ({ pages }: AuditTarget, widths: readonly number[]): View[] =>
  pages.flatMap((page) => page.states.flatMap((state) => widths.filter((width) => state.widths?.includes(width) ?? true).map((width) => ({ page, state, width }))));

/**
 * Examines every view, and keeps each in `views/` of the folder as soon as it is done: an interrupted audit goes on where it
 * stopped. A view is examined again if the engines, the checks in the page, the themes or the depth differ.
 */
export async function runAudit(browser: Browser, target: AuditTarget, options: RunOptions): Promise<ViewReport[]> {
  const views = viewsOf(target, options.widths);
  const versions = JSON.stringify([engineVersions(), await pageScript(), options.themes, options.quick, options.widths]);
  const reports = new Map<View, ViewReport>();
  mkdirSync(join(options.folder, 'views'), { recursive: true });
  mkdirSync(join(options.folder, 'pictures'), { recursive: true });
  let [done, kept] = [0, 0];

  async function one(view: View): Promise<void> {
    const { page: { path }, state, width } = view;
    const file = join(options.folder, 'views', `${createHash('sha256').update(`${versions} ${path} ${state.name} ${width}`).digest('hex').slice(0, 16)}.json`);
    if (existsSync(file)) {
      const report: ViewReport = JSON.parse(readFileSync(file, 'utf8'));
      reports.set(view, report);
      kept += 1;
      done += 1;
      return;
    }
    const report = await visit(browser, target, view, options);
    done += 1;
    reports.set(view, report);
    options.log(`${String(done).padStart(String(views.length).length)}/${views.length}  ${path}  ${state.name}  ${width} px  ${report.trouble ?? (report.exists ? `${report.seconds} s` : 'has no such state')}`);
    if (report.trouble === undefined) {
      // Renamed once it is whole, so that an interruption leaves no half of a file.
      writeFileSync(`${file}.part`, JSON.stringify(report));
      renameSync(`${file}.part`, file);
    }
    if (target.pause > 0) await new Promise((resolve) => setTimeout(resolve, target.pause));
  }

  const waiting = views[Symbol.iterator]();
  await Promise.all(Array.from({ length: target.atOnce }, async () => {
    for (const view of waiting) await one(view);
  }));
  if (kept > 0) options.log(`${kept} views were kept from an earlier run.`);
  return views.flatMap((view) => reports.get(view) ?? []);
}
