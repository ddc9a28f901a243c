import { expect } from 'storybook/test';

/** Asserts that nothing overflows the window at twice the font size (WCAG 1.4.4, 1.4.10). The layout stays, because media queries don't follow the page's font size. */
export async function fitsInLargeLetters(): Promise<void> {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  try {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  } finally {
    style.fontSize = '';
  }
}
