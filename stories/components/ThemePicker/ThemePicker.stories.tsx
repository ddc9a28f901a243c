import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeNames } from '@uno/tokens';
import { themeKey, ThemePicker } from '@uno/ui/ThemePicker';
import { Button } from '@uno/ui/Button';
import { type ComponentProps, useReducer, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { unoGlobals } from '../../../.storybook/uno-globals.ts';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { stringsInBoth } from '../../siteWords.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './ThemePicker.keyboard.ts';
import { pickerNeedsScript } from './withoutScript.ts';

const dictionaries = stringsInBoth(['footer']);
const asTheDevice = { 'en-CA': { system: 'As the device' }, 'fr-CA': { system: 'Comme l’appareil' } };

function Picker(args: ComponentProps<typeof ThemePicker>) {
  const words = useWords(dictionaries);
  return <ThemePicker {...args} legend={words['footer.theme']} themes={themeNames.map((value) => ({ value, label: words[`footer.theme.${value}`] }))} />;
}

const meta = {
  title: 'Marketing/ThemePicker',
  component: ThemePicker,
  parameters: { modes: { exempt: [pickerNeedsScript] } },
  args: { legend: '', themes: [], onValueChange: fn() },
  argTypes: { legend: { control: false }, themes: { control: false }, value: { control: false }, defaultValue: { control: false } },
  render: (args) => <Picker {...args} />,
} satisfies Meta<typeof ThemePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const radioOf = (radios: readonly HTMLElement[], value: string): HTMLElement => {
  const found = radios.find((radio) => radio.getAttribute('value') === value);
  if (found === undefined) throw new Error(`There is no radio for ${value}.`);
  return found;
};

/** Shows the theme that the document already has. A pointer reaches each radio itself, on its mark and on its name. */
export const Default: Story = {
  play: inTests(async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      const { x, y, width, height } = radio.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      for (const [left, top] of [[0.5, 0.5], [0.1, 0.1], [0.9, 0.9]] as const) await expect(document.elementFromPoint(x + width * left, y + height * top)).toBe(radio);
    }
    await expect(canvas.getByRole('group')).toHaveAccessibleName();
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', document.documentElement.dataset['theme']);
  }),
};

/** With `system`, a first choice follows the system’s light, dark and contrast, as the sheet says; the page names no theme until one is chosen. */
export const WithTheSystem: Story = {
  render: inWords(asTheDevice, ({ system }, args) => <Picker {...args} system={system} />),
  play: inTests(async ({ args, canvas, globals }) => {
    const root = document.documentElement.dataset;
    try {
      delete root['theme'];
      const system = canvas.getByRole('radio', { name: wordsIn(asTheDevice, globals).system });
      await waitFor(() => expect(system).toBeChecked());
      await userEvent.tab();
      await expect(system).toHaveFocus();
      // The next theme is the one that the page shows already; choosing it counts as a choice.
      await userEvent.keyboard('{ArrowRight}');
      await expect([root['theme'], localStorage.getItem(themeKey)]).toEqual(['evergreen', 'evergreen']);
      await waitFor(() => expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'evergreen'));
      await userEvent.keyboard('{ArrowLeft}');
      await expect([root['theme'], localStorage.getItem(themeKey)]).toEqual([undefined, null]);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await waitFor(() => expect(system).toBeChecked());
    } finally {
      localStorage.removeItem(themeKey);
      root['theme'] = unoGlobals(globals).theme;
    }
  }),
};

/** With `value` the picker changes nothing itself: here it sets the theme of the box below it alone. */
export const Controlled: Story = {
  render: function Render(args) {
    const [theme, setTheme] = useState('midnight');
    return (
      <>
        <Picker {...args} value={theme} onValueChange={(value) => {
          setTheme(value);
          args.onValueChange?.(value);
        }} />
        <output>{theme}</output>
      </>
    );
  },
  play: inTests(async ({ args, canvas }) => {
    const before = document.documentElement.dataset['theme'];
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'midnight');
    await userEvent.click(radioOf(canvas.getAllByRole('radio'), 'brick'));
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'brick');
    await expect(canvas.getByRole('status')).toHaveTextContent('brick');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('brick');
    await expect([document.documentElement.dataset['theme'], localStorage.getItem(themeKey)]).toEqual([before, null]);
  }),
};

/** Every state, side by side. In each, the theme of the page is the chosen one. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => <StateSheet states={{ rest: {}, hover: {}, focus: {} }} render={(given, id) => <Picker {...args} {...given} id={id} />} />,
};

/** Several pickers check the same theme; one with its own `storageKey` and `attribute` is a choice of its own. */
export const Several: Story = {
  tags: ['test-only'],
  render: (args) => (
    <>
      <Picker {...args} />
      <Picker {...args} />
      <Picker {...args} storageKey="uno-other" attribute="data-other" defaultValue="harbour" />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const checked = () => canvas.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));
    const { theme } = unoGlobals(globals);
    try {
      await expect(checked()).toEqual([theme, theme, 'harbour']);
      const [, second] = canvas.getAllByRole('group');
      await userEvent.click(radioOf(within(second ?? document.body).getAllByRole('radio'), 'brick'));
      await waitFor(() => expect(checked()).toEqual(['brick', 'brick', 'harbour']));
      const [, , third] = canvas.getAllByRole('group');
      await userEvent.click(radioOf(within(third ?? document.body).getAllByRole('radio'), 'contrast'));
      await waitFor(() => expect(checked()).toEqual(['brick', 'brick', 'contrast']));
      await expect([document.documentElement.dataset['theme'], localStorage.getItem('uno-other')]).toEqual(['brick', 'contrast']);
    } finally {
      localStorage.removeItem(themeKey);
      localStorage.removeItem('uno-other');
      document.documentElement.removeAttribute('data-other');
      document.documentElement.dataset['theme'] = theme;
    }
  },
};

/** Where storage is refused the theme shows all the same. */
export const StorageRefused: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement, globals }) => {
    const before = unoGlobals(globals).theme;
    const refused = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    try {
      const other = within(canvasElement).getAllByRole('radio').find((radio) => !radio.matches(':checked'));
      if (!(other instanceof HTMLInputElement)) throw new Error('There is one theme only.');
      await userEvent.click(other);
      await expect(document.documentElement).toHaveAttribute('data-theme', other.value);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(other.value);
    } finally {
      refused.mockRestore();
      document.documentElement.dataset['theme'] = before;
    }
  },
};

/** Shows a theme that something else sets, such as a system that switches to dark. Rendering the page then stores nothing. */
export const ThemeFromOutside: Story = {
  tags: ['test-only'],
  render: function Render(args) {
    const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
    return (
      <>
        <Picker {...args} />
        <Button onClick={renderAgain}>{args.name}</Button>
      </>
    );
  },
  args: { name: 'outside' },
  play: async ({ args, canvas, globals }) => {
    const before = unoGlobals(globals).theme;
    const stored = spyOn(Storage.prototype, 'setItem');
    try {
      for (const theme of themeNames) {
        document.documentElement.dataset['theme'] = theme;
        await waitFor(() => expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', theme));
        await userEvent.click(canvas.getByRole('button'));
        await expect(document.documentElement).toHaveAttribute('data-theme', theme);
      }
      await expect(stored).not.toHaveBeenCalled();
      await expect(args.onValueChange).not.toHaveBeenCalled();
    } finally {
      stored.mockRestore();
      document.documentElement.dataset['theme'] = before;
    }
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
