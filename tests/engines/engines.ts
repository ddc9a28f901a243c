import { firefox } from './firefox.ts';
import type { Engine } from './visitor.ts';
import { webkit } from './webkit.ts';

/** The browsers other than Chromium. */
export const engines: readonly Engine[] = [firefox, webkit];
