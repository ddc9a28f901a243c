/** Finds a part of a page by its visible text, in the same way in every browser. */

/** A part of a page, such as the button *Menu* in the header. */
export interface Part {
  readonly kind: 'link' | 'button' | 'field' | 'choice' | 'heading' | 'group' | 'dialog' | 'region';
  /** Its name, without the marker and the unit that may follow in parentheses. */
  readonly name: string;
  /** Whether its text may continue after the name. Default: no. */
  readonly begins?: boolean;
  /** The CSS selector of an ancestor. Default: the page. */
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
  /** The value of a field. */
  readonly value: string | null;
  /** Whether a checkbox or radio is checked. */
  readonly checked: boolean | null;
  /** Whether the button's menu or panel is open. */
  readonly expanded: boolean | null;
  /** Whether it is marked as invalid. */
  readonly invalid: boolean;
  /** Its description: a hint, an error. */
  readonly description: string;
}

/**
 * Finds the first visible part of this kind and name. Runs in the page, so it uses nothing from outside.
 * For a choice the element to press is its label, and the state is that of its control.
 *
 * @returns the element to press, or its state; `null` if there is none
 */
export function findPart(part: Part, want: 'element' | 'sight'): Element | Sight | null {
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
    // In the middle, because at the bottom of a phone's window the floating call button would cover it.
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Some controls cover their labels.
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
