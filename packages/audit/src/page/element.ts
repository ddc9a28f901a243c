/** What a check reports about an element. */
export interface Remark {
  /** The element, described for its author. */
  readonly element: string;
  readonly detail: string;
  readonly node: Element;
}

/** Reports about an element. */
export const remark = (node: Element, detail: string): Remark => ({ element: describeElement(node), detail, node });

/** The style of an element or its nearest ancestor: `ServiceCard_text` for the class `ServiceCard_text__1aj9ze86`. */
export function stylePartOf(element: Element): string {
  for (const node of selfAndAncestors(element)) {
    for (const name of node.classList) {
      const [, part] = /^([A-Za-z]\w*?_\w+?)__\w+$/.exec(name) ?? [];
      if (part !== undefined) return part;
    }
  }
  return 'document';
}

/** The element and its ancestors, from the inside out. */
export function* selfAndAncestors(element: Element): Generator<Element> {
  for (let node: Element | null = element; node !== null; node = node.parentElement) yield node;
}

/** Describes an element for its author: `button “Send” in SubmitButton_button`. */
export function describeElement(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
  const type = element.getAttribute('type');
  return [
    `${element.localName}${type === null ? '' : `[type=${type}]`}`,
    words && `“${words.length > 40 ? `${words.slice(0, 40)}…` : words}”`,
    `in ${stylePartOf(element)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The place of an element as the engines write it: `/html[1]/body[1]/main[1]/p[2]`. */
export function pathOf(element: Element): string {
  let path = '';
  for (const node of selfAndAncestors(element)) {
    const before = [...(node.parentElement?.children ?? [])].filter((other) => other.localName === node.localName);
    path = `/${node.localName}[${before.length === 0 ? 1 : before.indexOf(node) + 1}]${path}`;
  }
  return path;
}

/** The element at such a place; a part that is no element, such as `text()[1]`, stands for its parent. */
export function elementAt(path: string): Element | undefined {
  let element: Element | undefined;
  for (const [, name, index] of path.matchAll(/\/([^/[]+)\[(\d+)\]/g)) {
    if (name === undefined || name.endsWith(')')) break;
    const among: Element[] = element === undefined ? [document.documentElement] : [...element.children];
    const next: Element | undefined = among.filter((other) => other.localName === name.toLowerCase() || other.localName === name)[Number(index) - 1];
    if (next === undefined) return undefined;
    element = next;
  }
  return element;
}
