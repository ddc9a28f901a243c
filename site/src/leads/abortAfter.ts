/** A signal that aborts after a delay. Not all browsers of `site/browsers.ts` support `AbortSignal.timeout` fully. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
