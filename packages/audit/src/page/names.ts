import { type Remark, remark } from './element.ts';

/** Lists that Safari does not expose as lists, because their style is `none`; it does expose those in a `nav`. */
const lostLists = (): Element[] =>
  [...document.querySelectorAll('ul, ol')].filter((list) => !list.hasAttribute('role') && !list.closest('nav') && getComputedStyle(list).listStyleType === 'none');

/** Lists that Safari does not expose as lists, and lists without entries. */
export const listRemarks = (): Remark[] =>
[
  ...lostLists().map((list) => remark(list, 'has the list style `none`: Safari does not expose it as a list; use the empty marker of the reset')),
  ...[...document.body.querySelectorAll('ul:not(:has(> li)), ol:not(:has(> li))')].map((list) => remark(list, 'is an empty list')),
];

/** Elements that may not have a name (ARIA 1.2, 5.2.8.6), and so lose it in most screen readers. */
const NAMELESS = ':is(div, span, p, b, i, em, strong, small, sub, sup, code, time, caption, legend, dt, dd):not([role]), :is([role=none], [role=presentation], [role=generic])';

/** Names on elements that can't have one. */
export const prohibitedNames = (): Remark[] =>
  [...document.body.querySelectorAll(`:is([aria-label], [aria-labelledby]):is(${NAMELESS})`)].map((element) => remark(element, 'has a name, which its role does not allow'));
