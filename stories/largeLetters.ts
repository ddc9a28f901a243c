import { expect } from 'storybook/test';

/** Nothing leaves the window where the browser's font is twice as large (WCAG 1.4.4, 1.4.10). */
export async function fitsInLargeLetters(): Promise<void> {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  try {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  } finally {
    style.fontSize = '';
  }
}
