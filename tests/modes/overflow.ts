import { describeElement, type Remark, selfAndAncestors } from './finding.ts';

const scrollsOrClips = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';

const isHeldIn = (element: Element): boolean =>
  [...selfAndAncestors(element)].slice(1).some((node) => node !== document.body && node !== document.documentElement && scrollsOrClips(node));

/** WCAG 1.4.10, Reflow: the document doesn't scroll sideways. Names the innermost elements that overflow. */
export function overflowingElements(): Remark[] {
  const page = document.documentElement;
  const room = page.clientWidth;
  const wide = Math.max(page.scrollWidth, document.body.scrollWidth);
  if (wide <= room) return [];
  const out = [...document.body.querySelectorAll('*:not(svg *)')].filter((element) => element.getBoundingClientRect().right > room + 0.5 && !isHeldIn(element));
  const innermost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
  return (innermost.length > 0 ? innermost : [document.body])
    .slice(0, 3)
    .map((element) => ({ element: describeElement(element), detail: `the document is ${wide} px wide in ${room} px` }));
}
