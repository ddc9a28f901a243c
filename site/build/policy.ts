import { hashOf } from './hash.ts';

/** What a document inlines, and where its forms are sent. */
export interface Inlined {
  /** The texts of its scripts. */
  readonly scripts: readonly string[];
  /** The texts of its sheets. */
  readonly styles: readonly string[];
  /** The origin of a hosted store; absent: the page's own. */
  readonly store?: string | undefined;
}

/**
 * The Content-Security-Policy of a document: nothing inline but what is hashed here, nothing from elsewhere but the store,
 * and no text that becomes HTML or code (Trusted Types, without any policy that would make an exception).
 */
export function policyOf({ scripts, styles, store }: Inlined): string {
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

/** The element that enforces it, for everything in the document after itself. */
export const policyMeta = (policy: string): string => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
