import { cdp, page } from 'vitest/browser';

/** The height of every viewport; only the width matters. */
const HEIGHT = 900;

let width: number | undefined;

/** Makes the page this wide. */
export async function setWidth(wanted: number): Promise<void> {
  if (wanted === width) return;
  width = wanted;
  await page.viewport(wanted, HEIGHT);
}

/** What a reader's system can ask for, and what it says when it asks for nothing. */
const unasked = { 'forced-colors': 'none', 'prefers-reduced-motion': 'no-preference' };

/** Emulates these media features, as a reader's system would set them; without arguments, none. */
export async function emulate(wishes: Partial<typeof unasked> = {}): Promise<void> {
  const features = Object.entries({ ...unasked, ...wishes }).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
