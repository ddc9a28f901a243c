import { describeElement, type Remark } from './finding.ts';

/** Lists that Safari does not expose as lists, because their style is `none`. Those in a `nav` it does. */
export const lostLists = (): Remark[] =>
  [...document.querySelectorAll('ul, ol')]
    .filter((list) => !list.hasAttribute('role') && !list.closest('nav') && getComputedStyle(list).listStyleType === 'none')
    .map((list) => ({ element: describeElement(list), detail: 'has the list style `none`: Safari does not expose it as a list; use the empty marker of the reset' }));
