import { cdp, page } from 'vitest/browser';

/** The height of every look; sideways is what matters. */
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

/** Lets the browser take this for the reader's wish, as the system would tell it; without any: none. */
export async function emulate(wishes: Partial<typeof unasked> = {}): Promise<void> {
  const features = Object.entries({ ...unasked, ...wishes }).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
