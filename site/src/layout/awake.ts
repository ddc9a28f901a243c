import { deferred } from './deferred.ts';

// The loader waits for this before it replays presses: a form that is not hydrated yet would be posted natively.
const { promise, resolve, reject } = deferred<void>();

/** Resolves once header and content are hydrated; rejects when the page can't wake. */
export const awake: Promise<void> = promise;

/** Called when the content, or the error fallback, is hydrated. */
export const markAwake: () => void = resolve;

/** Called when the page can't wake. */
export const markWakeFailed: (reason: unknown) => void = reject;
