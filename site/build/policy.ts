import { hashOf } from './hash.ts';

/** The parts of a document that determine its policy. */
export interface InlinedTexts {
  /** The texts of its inline scripts. */
  readonly scripts: readonly string[];
  /** The texts of its inline sheets. */
  readonly styles: readonly string[];
  /** The origin of a hosted store. Default: the page's own origin. */
  readonly store?: string | undefined;
}

/**
 * The Content-Security-Policy of a document: it allows only the inline scripts and styles that are hashed here, only the store
 * as another origin, and no strings as HTML or code (Trusted Types, without any policy).
 */
export function policyOf({ scripts, styles, store }: InlinedTexts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${store ? ` ${store}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The `meta` element of a policy. It applies to everything after it in the document. */
export const policyMeta = (policy: string): string => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
