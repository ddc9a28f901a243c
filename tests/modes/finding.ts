/** What the modes are looked at for. */
export type Check = 'overflow' | 'clipping' | 'boundary' | 'motion' | 'without-script';

/** Something that a person would meet: where, in which element, what. */
export interface Finding {
  readonly check: Check;
  /** The language, the width, the mode: `fr-CA 320 px`. */
  readonly where: string;
  readonly element: string;
  readonly detail: string;
}

/** What a check says of an element; the rest it gets from where it was made. */
export type Remark = Pick<Finding, 'element' | 'detail'>;

/** `ServiceCard_text` out of `ServiceCard_text__1aj9ze86`: the part that a style sheet names, of the element or around it. */
export function stylePartOf(element: Element): string {
  for (const node of selfAndAncestors(element)) {
    for (const name of node.classList) {
      const [, part] = /^([A-Za-z]\w*?_\w+?)__\w+$/.exec(name) ?? [];
      if (part !== undefined) return part;
    }
  }
  return 'document';
}

/** The element, then what it stands in, outwards. */
export function* selfAndAncestors(element: Element): Generator<Element> {
  for (let node: Element | null = element; node !== null; node = node.parentElement) yield node;
}

/** Names an element as its author knows it: `button “Send” in SubmitButton_button`. */
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
