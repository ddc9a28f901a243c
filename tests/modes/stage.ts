import { cdp, page } from 'vitest/browser';

/** Sets the width of the page; its height does not matter. */
export const setWidth = (width: number): Promise<void> => page.viewport(width, 900);

/** The media features of a reader's system, with their defaults. */
const defaults = { 'forced-colors': 'none', 'prefers-reduced-motion': 'no-preference', 'prefers-color-scheme': 'light', 'prefers-contrast': 'no-preference' };

/** Emulates media features of a reader's system; without arguments resets them. */
export async function emulate(wishes: Partial<typeof defaults> = {}): Promise<void> {
  const features = Object.entries({ ...defaults, ...wishes }).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
