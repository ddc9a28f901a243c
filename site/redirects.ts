import { normalisedPath } from './routes.ts';

/** A legacy path, and the current path of its page. */
export interface Redirect {
  /** Path without a trailing slash. */
  readonly from: string;
  readonly to: string;
}

/** The redirect table of the server and the host files (behaviour.md 1.7). */
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
 * The redirect target of a legacy path, with or without a trailing slash. Query and hash are kept.
 *
 * @param url path with its query and hash: `/contact-us/?utm=x#form`
 * @returns `/contact?utm=x#form`, or undefined when the path is not a legacy one
 */
export function redirectFor(url: string): string | undefined {
  const target = TARGETS.get(normalisedPath(url) ?? '');
  const end = url.search(/[?#]/);
  return target === undefined ? undefined : target + (end === -1 ? '' : url.slice(end));
}
