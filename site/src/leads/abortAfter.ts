/**
 * A signal that aborts after so many milliseconds. `AbortSignal.timeout` is not whole in the browsers of `site/browsers.ts`.
 */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
