import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeNames } from '@uno/tokens';
import { themeScript } from '@uno/tokens/themeScript';
import { themeKey, ThemePicker } from '@uno/ui/ThemePicker';
import { Button } from '@uno/ui/Button';
import { type ComponentProps, useReducer } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { unoGlobals } from '../../../.storybook/uno-globals.ts';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { stringsInBoth } from '../../siteWords.ts';
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
  args: { legend: '', themes: [], onThemeChange: fn() },
  argTypes: { legend: { control: false }, themes: { control: false } },
  render: (args) => <Picker {...args} />,
} satisfies Meta<typeof ThemePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the theme that the document already has. */
export const Default: Story = {
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName();
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', document.documentElement.dataset['theme']);
  }),
};

/** With `system`, a first choice follows the system’s light and dark; the page begins with `themeScript`. */
export const WithTheSystem: Story = {
  render: inWords(asTheDevice, ({ system }, args) => <Picker {...args} system={system} />),
  play: inTests(async ({ args, canvas, globals }) => {
    const root = document.documentElement.dataset;
    const script = document.createElement('script');
    script.textContent = themeScript({ names: themeNames, system: { light: 'evergreen', dark: 'midnight' } });
    try {
      document.head.append(script);
      const system = canvas.getByRole('radio', { name: wordsIn(asTheDevice, globals).system });
      await waitFor(() => expect(system).toBeChecked());
      await userEvent.tab();
      await expect(system).toHaveFocus();
      // The next theme is the one that the page shows already; choosing it counts as a choice.
      await userEvent.keyboard('{ArrowRight}');
      await expect([root['theme'], localStorage.getItem(themeKey)]).toEqual(['evergreen', 'evergreen']);
      await waitFor(() => expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'evergreen'));
      await userEvent.keyboard('{ArrowLeft}');
      await expect([root['theme'], localStorage.getItem(themeKey)]).toEqual(['evergreen', null]);
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('');
      await waitFor(() => expect(system).toBeChecked());
    } finally {
      script.remove();
      localStorage.removeItem(themeKey);
      delete root['systemTheme'];
      root['theme'] = unoGlobals(globals).theme;
    }
  }),
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
      await expect(args.onThemeChange).toHaveBeenLastCalledWith(other.value);
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
      await expect(args.onThemeChange).not.toHaveBeenCalled();
    } finally {
      stored.mockRestore();
      document.documentElement.dataset['theme'] = before;
    }
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
