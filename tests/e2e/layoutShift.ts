import type { Page } from '@playwright/test';

/** An element that moved, as `LayoutShiftAttribution` names it; TypeScript's DOM has no type for it. */
interface Source {
  readonly node: Node | null;
  readonly previousRect: DOMRect;
  readonly currentRect: DOMRect;
}

/** What moved on a page since it was opened, without input: the sum of its layout shifts, and a line for each element, for failure messages. */
export const layoutShift = (page: Page): Promise<{ sum: number; moved: string }> =>
  page.evaluate(async () => {
    let sum = 0;
    const moved: string[] = [];
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        if (Reflect.get(entry, 'hadRecentInput') !== false) continue;
        sum += Number(Reflect.get(entry, 'value'));
        const sources: readonly Source[] = Reflect.get(entry, 'sources');
        for (const { node, previousRect, currentRect } of sources) {
          moved.push(`${Math.round(entry.startTime)} ms: ${node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent?.slice(0, 40) ?? 'removed')}: ${place(previousRect)} → ${place(currentRect)}`);
        }
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Two frames later the last layout shift has been reported.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    add(observer.takeRecords());
    return { sum, moved: moved.join('\n') };
  });
