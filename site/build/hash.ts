import { createHash } from 'node:crypto';

/** A source expression of the security policy for an inlined text (CSP 3, hash-source). */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
