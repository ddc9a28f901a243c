import { Tinypool } from 'tinypool';
import { readEnvironment } from '../environment.ts';
import type { Locale } from '../i18n/locale.ts';

/** A sheet of styles: its address and its text. */
export interface Sheet {
  readonly href: string;
  readonly css: string;
}

/** What a page has of the site's code. */
export interface PageCode {
  /** What it fetches beyond the entry once it is awake. */
  readonly chunks: Readonly<Record<Locale, readonly string[]>>;
  /** The texts of its sheets, in order. */
  readonly sheets: readonly string[];
}

/** What the bundles give the pages: plain data, since another process makes them. */
export interface BuiltCode {
  /** The address of what wakes a page. */
  readonly entry: string;
  /** By the names of the route table. */
  readonly pages: Readonly<Record<string, PageCode>>;
  /** The sheet for paper. */
  readonly print: Sheet;
  readonly headScript: string;
  readonly loader: string;
  /** The prerender's file in `dist-server`. */
  readonly prerender: string;
}

/** What the bundles are made for. */
export interface BundleOptions {
  /** The folder of what visitors are served. */
  readonly dist: string;
  /** The folder of the prerender. */
  readonly distServer: string;
  /** Whether the pages have an announcement above them. */
  readonly announced: boolean;
}

/** Makes the bundles, in a process of its own: they take more than a gigabyte of memory, which is free again once it ends. */
export async function makeCode(options: BundleOptions): Promise<BuiltCode> {
  // The settings of the build (`VITE_…`) reach it by name.
  const env = Object.fromEntries(Object.entries(readEnvironment()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  // Without the arguments of this Node process: some, such as `--eval`, would stop the child process.
  const pool = new Tinypool({ filename: new URL('bundles.ts', import.meta.url).href, runtime: 'child_process', maxThreads: 1, execArgv: [], env });
  // Tinypool does not keep this process alive while it waits for the child: on a busy machine this one ended first,
  // without an error.
  const open = setInterval(() => undefined, 60_000);
  try {
    return await pool.run(options);
  } finally {
    await pool.destroy();
    clearInterval(open);
  }
}
