import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { expect, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useNavigation } from '../../navigation.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { followed, keyboard } from './LanguageToggle.keyboard.ts';

const meta = {
  title: 'Navigation/LanguageToggle',
  component: LanguageToggle,
  args: { languages: [], current: 'en-CA' },
  // The toolbar chooses the language.
  argTypes: { current: { control: false } },
  render: function Render(args) {
    const { words, languages, locale } = useNavigation();
    return (
      <LanguageToggle {...args} languages={languages} current={locale} role="group" aria-label={words['nav.language']} />
    );
  },
} satisfies Meta<typeof LanguageToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The language being read is text; the other is a link in its own language. */
export const Default: Story = {
  play: inTests(async ({ canvasElement, globals }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(1);
    const other = globals['locale'] === 'fr-CA' ? 'en-CA' : 'fr-CA';
    await expect(links[0]).toHaveAttribute('lang', other);
    await expect(links[0]).toHaveAttribute('hreflang', other);
  }),
};

/** Only the other language, when there is no room for both, as in the header. */
export const OtherOnly: Story = { args: { showCurrent: false } };

/** Every state of the other language, side by side; the one being read is text. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const { words, languages, locale } = useNavigation();
    return (
      <StateSheet
        states={{ rest: {}, hover: {}, focus: {} }}
        render={(given, id) => <LanguageToggle id={id} languages={languages} current={locale} role="group" aria-label={words['nav.language']} {...given} />}
      />
    );
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { args: { onClick: followed }, tags: ['test-only'], play: proves(keyboard) };
