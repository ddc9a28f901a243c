import { expect } from 'storybook/test';
import type { ProofContext } from './keyboard.ts';

/**
 * Presses Tab and asserts that the focus leaves the story. A focusable element is put beside the story, because at the end of
 * a document a headless browser may move the focus back to the document’s beginning.
 */
export async function expectFocusLeaves({ canvasElement, press }: ProofContext, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const beside = document.createElement('span');
  beside.tabIndex = 0;
  if (key === 'Tab') canvasElement.after(beside);
  else canvasElement.before(beside);
  try {
    await press(key);
    await expect(beside).toHaveFocus();
  } finally {
    beside.remove();
  }
}
