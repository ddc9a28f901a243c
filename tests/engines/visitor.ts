/** The driver functions of every browser, so that each walk is written once. */
import type { Sight } from './look.ts';

/** The keys that a walk presses. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'End';

/** A browser window with its own storage. */
export interface Visitor {
  /** Sets the viewport's size, in px. */
  size(width: number, height: number): Promise<void>;
  /** Opens an address, and waits until its document and resources have loaded. */
  open(address: string): Promise<void>;
  /** @throws when no visible element matches */
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The state of the first visible element that matches; `null` if there is none. */
  sees(selector: string): Promise<Sight | null>;
  /** Runs a function in the page. It takes and returns JSON, and must not use anything from outside. */
  read<Given extends unknown[], Told>(look: (...given: Given) => Told | Promise<Told>, ...given: Given): Promise<Told>;
  /** A PNG of the window. */
  picture(): Promise<Buffer>;
  leave(): Promise<void>;
}

/** A running browser. */
export interface Running {
  /** "Firefox 153.7" */
  readonly version: string;
  visit(): Promise<Visitor>;
  stop(): Promise<void>;
}

/** A browser that may be installed. */
export interface Engine {
  /** Its common name. */
  readonly name: string;
  /** The Debian packages that install it. */
  readonly packages: readonly string[];
  /** Whether everything that it needs is installed. */
  isInstalled(): boolean;
  start(): Promise<Running>;
}
