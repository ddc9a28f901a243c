import type { BrowserContextOptions, Page } from 'playwright';

/** A state of a page: as it arrives, or after some actions. */
export interface PageState {
  /** `arrival`, `errors`, `mobile-menu`… */
  readonly name: string;
  /** The address to open first. Default: the page's own. */
  readonly from?: string;
  /** The widths at which the state exists. Default: all. */
  readonly widths?: readonly number[];
  /** Brings the page to the state. @returns whether it exists on this page; default: it does */
  readonly reach?: (page: Page) => Promise<boolean | undefined>;
}

/** A page to audit. */
export interface AuditPage {
  /** The path, with its query: `/fr/contact`. */
  readonly path: string;
  /** Pages of a family are laid out alike. */
  readonly family: string;
  readonly states: readonly PageState[];
  /** The status that it must have. Default: 200 */
  readonly status?: number;
  /** The language of the visitor's browser. */
  readonly locale?: string;
}

/** What is audited. */
export interface AuditTarget {
  /** `http://127.0.0.1:40123` */
  readonly origin: string;
  readonly name: string;
  readonly pages: readonly AuditPage[];
  /** Values of `data-theme`; an empty list leaves the page as it is. */
  readonly themes: readonly string[];
  /** How many pages are open at once: one on another's site. */
  readonly atOnce: number;
  /** Milliseconds between two pages. */
  readonly pause: number;
  readonly context: BrowserContextOptions;
  /** Prepares a page before it opens an address. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const arrival: PageState = { name: 'arrival' };
