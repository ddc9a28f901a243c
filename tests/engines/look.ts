/** How a part of a page is found by what a person reads, the same in every browser. */

/** A part of a page, in a person's words: the button *Menu* in the header. */
export interface Part {
  readonly kind: 'link' | 'button' | 'field' | 'choice' | 'heading' | 'group' | 'dialog' | 'region';
  /** The words that name it, without the marker and the unit that may follow in parentheses. */
  readonly name: string;
  /** Whether more words may follow. Default: no. */
  readonly begins?: boolean;
  /** A CSS selector of what it stands in. Default: the page. */
  readonly within?: string;
}

/** The state of a part of the page. */
export interface Sight {
  readonly text: string;
  /** Whether the focus is on it, or inside of it. */
  readonly focused: boolean;
  readonly holdsFocus: boolean;
  /** Whether all of it is inside of the window. */
  readonly inView: boolean;
  /** What a field holds. */
  readonly value: string | null;
  /** Whether a choice is made. */
  readonly checked: boolean | null;
  /** Whether what a button opens is open. */
  readonly expanded: boolean | null;
  /** Whether it is marked as wrong. */
  readonly invalid: boolean;
  /** What describes it: a hint, an error. */
  readonly description: string;
}

/**
 * Runs in the page, and so uses nothing from outside of itself: the first part of this kind and name that is shown.
 * A choice is pressed at its label; its state is its control's.
 *
 * @returns the element to press, or what is seen of it; `null` where there is none
 */
export function look(part: Part, want: 'element' | 'sight'): Element | Sight | null {
  const selectors = {
    link: 'a[href]',
    button: 'button',
    field: 'select, textarea, input:not([type=checkbox], [type=radio], [type=hidden])',
    choice: 'input[type=checkbox], input[type=radio]',
    heading: 'h1, h2, h3',
    group: '[role=group]',
    dialog: '[role=dialog]',
    region: 'section[aria-labelledby], section[aria-label], [role=region]',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (ids: string | null) =>
    plain((ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
  const labelOf = (element: Element) => ('labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined);
  const nameOf = (element: Element) =>
    textOf(element.getAttribute('aria-labelledby')) || plain(element.getAttribute('aria-label')) || plain((labelOf(element) ?? element).textContent);
  const wanted = plain(part.name);
  const isNamed = (element: Element) => {
    const name = nameOf(element);
    return name === wanted || name.startsWith(part.begins === true ? wanted : `${wanted} (`);
  };
  const isInside = (element: Element) => part.within === undefined || element.closest(part.within) !== null;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const element = [...document.querySelectorAll(selectors[part.kind])].find((one) => isInside(one) && isShown(one) && isNamed(one));
  if (element === undefined) return null;
  if (want === 'element') {
    const label = part.kind === 'choice' ? labelOf(element) : undefined;
    const pressed = label instanceof Element ? label : element;
    // In the middle: at the edge of a phone's window the floating call button covers it.
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Some controls lie over their labels, some beside.
    const { left, top, width, height } = pressed.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element ? element : pressed;
  }
  const { top, left, bottom, right } = element.getBoundingClientRect();
  const expanded = element.getAttribute('aria-expanded');
  return {
    text: plain(element.textContent),
    focused: document.activeElement === element,
    holdsFocus: element.contains(document.activeElement),
    inView: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
    value: 'value' in element && typeof element.value === 'string' ? element.value : null,
    checked: element instanceof HTMLInputElement ? element.checked : null,
    expanded: expanded === null ? null : expanded === 'true',
    invalid: element.getAttribute('aria-invalid') === 'true',
    description: textOf(element.getAttribute('aria-describedby')),
  };
}
