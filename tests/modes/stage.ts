import { cdp, page } from 'vitest/browser';

/** The height of every viewport; only the width matters. */
const HEIGHT = 900;

let width: number | undefined;

/** Sets the width of the page. */
export async function setWidth(wanted: number): Promise<void> {
  if (wanted === width) return;
  width = wanted;
  await page.viewport(wanted, HEIGHT);
}

/** The media features of a reader's system, with their defaults. */
const defaults = { 'forced-colors': 'none', 'prefers-reduced-motion': 'no-preference' };

/** Emulates media features of a reader's system; without arguments resets them. */
export async function emulate(wishes: Partial<typeof defaults> = {}): Promise<void> {
  const features = Object.entries({ ...defaults, ...wishes }).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
