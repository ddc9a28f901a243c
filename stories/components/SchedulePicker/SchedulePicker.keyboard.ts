import { expect } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { expectFocusLeaves } from '../../documentation/expectFocusLeaves.ts';
import { words } from './words.ts';

/** The controls of the story, by their names. */
function pickerIn({ canvas, globals }: ProofContext) {
  const { frequency, labels: { day, shift, timesPerWeek } } = wordsIn(words, globals);
  return {
    frequency,
    day,
    shift,
    timesPerWeek,
    radio: (name: string) => canvas.getByRole('radio', { name }),
    box: (name: string) => canvas.getByRole('checkbox', { name }),
  };
}

/** What the keys do: radios (APG, Radio Group), then checkboxes (APG, Checkbox). Nothing is chosen at first. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the picker, nothing chosen',
    result: 'Moves to the first frequency; the next Tab leaves the picker, since nothing else is asked yet',
    prove: async (context) => {
      const { frequency, radio } = pickerIn(context);
      await context.press('Tab');
      await expect(radio(frequency('one-time'))).toHaveFocus();
      await expectFocusLeaves(context);
    },
  },
  {
    key: 'Arrow Down',
    given: 'On the first frequency',
    result: 'Chooses the next one, weekly: the days and the times of day appear. Arrow Up chooses the previous one',
    prove: async (context) => {
      const { frequency, day, shift, radio, box } = pickerIn(context);
      await context.press('Tab', 'ArrowDown');
      await expect(radio(frequency('weekly'))).toBeChecked();
      await expect(box(day.Mon.full)).toBeVisible();
      await expect(box(shift.night)).toBeVisible();
      await context.press('ArrowUp');
      await expect(radio(frequency('one-time'))).toBeChecked();
      await expect(context.canvas.queryByRole('checkbox', { name: day.Mon.full })).toBeNull();
    },
  },
  {
    key: 'Tab',
    given: 'On weekly, then on each day',
    result: 'Moves to Monday, to each other day, then to the times of day',
    prove: async (context) => {
      const { day, shift, box } = pickerIn(context);
      await context.press('Tab', 'ArrowDown');
      for (const name of [...Object.values(day).map(({ full }) => full), shift.day, shift.night]) {
        await context.press('Tab');
        await expect(box(name)).toHaveFocus();
      }
    },
  },
  {
    key: 'Space',
    given: 'On Monday, then on Tuesday',
    result: 'Checks the day; the number of visits in a week is shown and announced',
    prove: async (context) => {
      const { day, timesPerWeek, box } = pickerIn(context);
      await context.press('Tab', 'ArrowDown', 'Tab', 'Space', 'Tab', 'Space');
      await expect(box(day.Mon.full)).toBeChecked();
      await expect(box(day.Tue.full)).toBeChecked();
      await expect(context.canvas.getByRole('status').textContent).toContain(timesPerWeek(2));
    },
  },
  {
    key: 'Space',
    given: 'On Monday, which “3 times per week” has filled in',
    result: 'Unchecks it; the frequency becomes “Choose the days”, and the focus stays on the day',
    prove: async (context) => {
      const { frequency, day, timesPerWeek, radio, box } = pickerIn(context);
      await context.press('Tab', 'ArrowDown', 'ArrowDown', 'Tab', 'Space');
      await expect(box(day.Mon.full)).not.toBeChecked();
      await expect(box(day.Mon.full)).toHaveFocus();
      await expect(radio(frequency('custom'))).toBeChecked();
      await expect(context.canvas.getByRole('status').textContent).toContain(timesPerWeek(2));
    },
  },
];
