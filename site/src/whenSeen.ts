declare global {
  /** Prerendering Revamped §2.1, which not every browser has. */
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** Runs a function now, or on a prerendered page once the visitor opens it. */
export function whenSeen(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run);
  else run();
}

/** When the visitor first saw this page, in milliseconds since the epoch. For a prerendered page that is after its load. */
export function pageSeenTime(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const activation = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
  return performance.timeOrigin + activation;
}
