import { expect } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { expectFocusLeaves } from '../../documentation/expectFocusLeaves.ts';
import { words } from './words.ts';

/** The controls of the story, by their names. */
function pickerIn({ canvas, globals }: ProofContext) {
  const { frequency, labels: { day, shift, visitsPerWeek } } = wordsIn(words, globals);
  return {
    frequency,
    day,
    shift,
    visitsPerWeek,
    radio: (name: string) => canvas.getByRole('radio', { name }),
    box: (name: string) => canvas.getByRole('checkbox', { name }),
  };
}

/** What the keys do: radios (APG, Radio Group), then checkboxes (APG, Checkbox). Nothing is chosen at first. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the picker, nothing chosen', 'Avant le sélecteur, sans aucun choix'],
    result: ['Moves to the first frequency; the next Tab leaves the picker, since nothing else is asked yet', 'Passe à la première fréquence; le Tab suivant sort du sélecteur, qui ne demande encore rien d’autre'],
    prove: async (context) => {
      const { frequency, radio } = pickerIn(context);
      await context.press('Tab');
      await expect(radio(frequency('one-time'))).toHaveFocus();
      await expectFocusLeaves(context);
    },
  },
  {
    key: 'Arrow Down',
    given: ['On the first frequency', 'Sur la première fréquence'],
    result: ['Chooses the next one, weekly: the days and the times of day appear. Arrow Up chooses the previous one', 'Choisit la suivante, «\u00a0Chaque semaine\u00a0»\u00a0: les jours et les moments de la journée apparaissent. La flèche vers le haut choisit la précédente'],
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
    given: ['On weekly, then on each day', 'Sur «\u00a0Chaque semaine\u00a0», puis sur chaque jour'],
    result: ['Moves to Monday, to each other day, then to the times of day', 'Passe à lundi, à chacun des autres jours, puis aux moments de la journée'],
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
    given: ['On Monday, then on Tuesday', 'Sur lundi, puis sur mardi'],
    result: ['Checks the day; the number of visits in a week is shown and announced', 'Coche le jour; le nombre de passages par semaine s’affiche et est annoncé'],
    prove: async (context) => {
      const { day, visitsPerWeek, box } = pickerIn(context);
      await context.press('Tab', 'ArrowDown', 'Tab', 'Space', 'Tab', 'Space');
      await expect(box(day.Mon.full)).toBeChecked();
      await expect(box(day.Tue.full)).toBeChecked();
      await expect(context.canvas.getByRole('status').textContent).toContain(visitsPerWeek(2));
    },
  },
  {
    key: 'Space',
    given: ['On Monday, which “3 times per week” has filled in', 'Sur lundi, que «\u00a03 fois par semaine\u00a0» a coché'],
    result: ['Unchecks it; the frequency becomes “Choose the days”, and the focus stays on the day', 'Le décoche; la fréquence devient «\u00a0Jours au choix\u00a0», et le focus reste sur le jour'],
    prove: async (context) => {
      const { frequency, day, visitsPerWeek, radio, box } = pickerIn(context);
      await context.press('Tab', 'ArrowDown', 'ArrowDown', 'Tab', 'Space');
      await expect(box(day.Mon.full)).not.toBeChecked();
      await expect(box(day.Mon.full)).toHaveFocus();
      await expect(radio(frequency('custom'))).toBeChecked();
      await expect(context.canvas.getByRole('status').textContent).toContain(visitsPerWeek(2));
    },
  },
];
