import { expect } from 'storybook/test';

/** Nothing leaves the window with letters of twice the size (WCAG 1.4.4, 1.4.10), in the layout of small ones: media queries don't follow the page's font size. */
export async function fitsInLargeLetters(): Promise<void> {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  try {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  } finally {
    style.fontSize = '';
  }
}
