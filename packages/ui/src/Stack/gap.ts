import { vars } from '@uno/tokens/contract';

/** A step of the spacing scale: x1 4 px, x2 8, x3 12, x4 16, x5 24, x6 32, x7 48, x8 64, x9 96, x10 128. */
export type Gap = 'x1' | 'x2' | 'x3' | 'x4' | 'x5' | 'x6' | 'x7' | 'x8' | 'x9' | 'x10';

const steps: readonly Gap[] = ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8', 'x9', 'x10'];

/**
 * Turns `data-gap` into a custom property. (Not with a `style` attribute, which a strict Content-Security-Policy
 * refuses.)
 */
export const gapStyle = (property: string) => ({
  selectors: Object.fromEntries(steps.map((step) => [`&[data-gap=${step}]`, { vars: { [property]: vars.space[step] } }])),
});
