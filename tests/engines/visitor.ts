/** What every browser's driver can do, so that a walk is written once. */
import type { Part, Sight } from './look.ts';

/** The keys that a walk presses by name; text is typed. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'End';

/** A browser window with its own storage. */
export interface Visitor {
  /** Sets the viewport's size, in px. */
  size(width: number, height: number): Promise<void>;
  /** Goes to an address, and waits until its document and what it shows have loaded. */
  open(address: string): Promise<void>;
  /** @throws when there is no such part to press */
  click(part: Part): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** What is seen of a part; `null` where it is not shown. */
  sees(part: Part): Promise<Sight | null>;
  /** Runs a function in the page, which takes and gives JSON and knows nothing from outside of itself. */
  read<Given extends unknown[], Told>(look: (...given: Given) => Told | Promise<Told>, ...given: Given): Promise<Told>;
  /** The window's picture as PNG; the whole page's where `whole` says so. */
  picture(whole?: boolean): Promise<Buffer>;
  leave(): Promise<void>;
}

/** A browser that runs. */
export interface Running {
  /** "Firefox 153.7" */
  readonly version: string;
  visit(): Promise<Visitor>;
  stop(): Promise<void>;
}

/** A browser that may be installed. */
export interface Engine {
  /** What a person calls it. */
  readonly name: string;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** Whether all that it needs is on this machine. */
  isInstalled(): boolean;
  start(): Promise<Running>;
}
