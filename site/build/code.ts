import { Tinypool } from 'tinypool';
import { readEnvironment } from '../environment.ts';
import type { Locale } from '../i18n/locale.ts';

/** A style sheet: its address and its text. */
export interface StyleSheet {
  readonly href: string;
  readonly css: string;
}

/** The code and styles of a page. */
export interface PageCode {
  /** The chunks that it fetches when it wakes, the entry first. */
  readonly chunks: Readonly<Record<Locale, readonly string[]>>;
  /** The texts of its sheets, in order. */
  readonly sheets: readonly string[];
}

/** The result of bundling. Plain data, because it comes from a child process. */
export interface BuiltCode {
  /** The address of the entry, which wakes a page. */
  readonly entry: string;
  /** By the names of the route table. */
  readonly pages: Readonly<Record<string, PageCode>>;
  /** The print sheet. */
  readonly print: StyleSheet;
  readonly headScript: string;
  readonly loader: string;
  /** The prerender's file in `dist-server`. */
  readonly prerender: string;
}

/** The options of bundling. */
export interface BundleOptions {
  /** The folder that is served. */
  readonly dist: string;
  /** The folder of the prerender. */
  readonly distServer: string;
  /** Whether the pages have an announcement above them. */
  readonly announced: boolean;
}

/** Makes the bundles in a child process, because they take more than a gigabyte of memory, which its exit frees. */
export async function makeCode(options: BundleOptions): Promise<BuiltCode> {
  // The child process reads the settings (`VITE_…`) from its environment.
  const env = Object.fromEntries(Object.entries(readEnvironment()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  // Without the arguments of this Node process: some, such as `--eval`, would stop the child process.
  const pool = new Tinypool({ filename: new URL('bundles.ts', import.meta.url).href, runtime: 'child_process', maxThreads: 1, execArgv: [], env });
  // Tinypool does not keep this process alive while it waits for the child: on a busy machine this process ended
  // before the child, without an error.
  const open = setInterval(() => undefined, 60_000);
  try {
    return await pool.run(options);
  } finally {
    await pool.destroy();
    clearInterval(open);
  }
}
