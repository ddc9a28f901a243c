declare global {
  /** Prerendering Revamped §2.1: not every browser has it. */
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** Runs now, or, on a page that the browser rendered before anybody opened it, once a visitor sees it. */
export function whenSeen(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run);
  else run();
}

/** When a visitor first saw this page, in milliseconds since the epoch: later than its load where the browser prerendered it. */
export function pageSeenTime(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const activation = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
  return performance.timeOrigin + activation;
}
