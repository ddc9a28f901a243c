import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { leaves } from '../../documentation/leaving.ts';

/** The ways on are links or buttons of their own. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before it',
    result: 'Moves to the way on; the next Tab leaves',
    prove: async (context) => {
      await context.press('Tab');
      await expect(context.canvas.getByRole('link')).toHaveFocus();
      await leaves(context);
    },
  },
];
