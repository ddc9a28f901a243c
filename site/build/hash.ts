import { createHash } from 'node:crypto';

/** The source expression that allows an inlined script or style (CSP 3, hash-source). */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
