import { deferred } from './deferred.ts';

/**
 * When the page answers. React hydrates the root first and what stands in a Suspense boundary after it, so an
 * effect at the root would be too early: a form that is not hydrated yet posts natively.
 */
const { promise, resolve, reject } = deferred<void>();

/** Resolves once header and content answer; rejects when the page can't be woken. */
export const awake: Promise<void> = promise;

/** The content answers, or what is shown in its place. */
export const markAwake: () => void = resolve;

/** The page can't be woken. */
export const markWakeFailed: (reason: unknown) => void = reject;
