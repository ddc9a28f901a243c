import { plainPath } from './routes.ts';

/** A path that was once printed, linked or indexed, and where its page is now. */
export interface Redirect {
  /** Path without a trailing slash. */
  readonly from: string;
  readonly to: string;
}

/** THE redirect table: the server and the host files read it (behaviour.md 1.7). */
export const REDIRECTS = [
  { from: '/contact-us', to: '/contact' },
  { from: '/get-a-quote', to: '/get-quote' },
  { from: '/our-services', to: '/services' },
  { from: '/fr/nous-contacter', to: '/fr/contact' },
  { from: '/fr/obtenir-un-devis', to: '/fr/get-quote' },
  { from: '/fr/nos-services', to: '/fr/services' },
  { from: '/fr/blogue', to: '/fr/blog' },
] as const satisfies readonly Redirect[];

const TARGETS: ReadonlyMap<string, string> = new Map(REDIRECTS.map(({ from, to }) => [from, to]));

/**
 * Where a legacy path leads, with or without a trailing slash; query and hash are kept.
 *
 * @param url path with its query and hash: `/contact-us/?utm=x#form`
 * @returns `/contact?utm=x#form`, or undefined when the path is not a legacy one
 */
export function redirectFor(url: string): string | undefined {
  const target = TARGETS.get(plainPath(url) ?? '');
  const end = url.search(/[?#]/);
  return target === undefined ? undefined : target + (end === -1 ? '' : url.slice(end));
}
