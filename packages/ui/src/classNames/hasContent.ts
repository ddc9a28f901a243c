import type { ReactNode } from 'react';

/** Whether a part draws something: `condition && <Part />` may be `false`, `''` or `null`. */
export const hasContent = (part: ReactNode): boolean => part !== undefined && part !== null && typeof part !== 'boolean' && part !== '';
