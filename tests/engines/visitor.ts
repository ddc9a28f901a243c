/** The driver functions of every browser, so that each walk is written once. */

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
export interface RunningBrowser {
  /** "Firefox 153.7" */
  readonly version: string;
  visit(): Promise<Visitor>;
  stop(): Promise<void>;
}

/** A browser that may be installed. */
export interface Engine {
  readonly name: string;
  /** The Debian packages that install it. */
  readonly packages: readonly string[];
  /** Whether everything that it needs is installed. */
  isInstalled(): boolean;
  start(): Promise<RunningBrowser>;
}

/**
 * Finds the first visible element of a selector. Runs in the page, so it uses nothing from outside.
 * For a checkbox or a radio the element to press is its label.
 *
 * @returns the element to press, or its state; `null` if there is none
 */
export function findPart(selector: string, want: 'element' | 'sight') {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (element === undefined) return null;
  const checked = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type) ? element.checked : null;
  if (want === 'element') {
    const pressed = (checked !== null && element instanceof HTMLInputElement && element.labels?.[0]) || element;
    // In the middle, because at the bottom of a phone's window the floating call button would cover it.
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Some controls cover their labels.
    const { left, top, width, height } = pressed.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element ? element : pressed;
  }
  const { top, left, bottom, right } = element.getBoundingClientRect();
  const descriptions = (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  return {
    text: element.textContent.trim(),
    focused: document.activeElement === element,
    holdsFocus: element.contains(document.activeElement),
    /** Whether all of it is inside of the window. */
    inView: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
    value: 'value' in element && typeof element.value === 'string' ? element.value : null,
    checked,
    expanded: element.getAttribute('aria-expanded'),
    invalid: element.getAttribute('aria-invalid'),
    description: descriptions.join(' '),
  };
}

/** The state of a part of the page. */
export type Sight = Exclude<ReturnType<typeof findPart>, Element | null>;
