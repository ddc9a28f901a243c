import { ground, on } from '@uno/tokens/on';

/** The ground of each tint (`categories.ts`). */
export const tintGrounds = { 1: ground.tint1, 2: ground.tint2, 3: ground.tint3, 4: ground.tint4, 5: ground.tint5, 6: ground.tint6 } as const;

/** The colours of text and lines that may be on any of these grounds. */
export const onTint = on('tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6');
