import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageOffer } from '@uno/ui/LanguageOffer';
import { expect, fn, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { onPhones } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './LanguageOffer.keyboard.ts';

/** On an English page the words are French, and the other way round. */
const words = {
  'en-CA': { tag: 'fr-CA', name: 'Français', offer: 'Cette page est aussi en français.', link: 'Lire en français', dismiss: 'Ne plus proposer' },
  'fr-CA': { tag: 'en-CA', name: 'English', offer: 'This page is also in English.', link: 'Read it in English', dismiss: 'Don’t offer this again' },
};

function Offered({ offered, onDismissed }: { /** Whether an ancestor has the attribute that shows the offer. */ offered: boolean; onDismissed?: () => void }) {
  const t = useWords(words);
  return (
    <main tabIndex={-1} data-language-offer={offered ? '' : undefined}>
      <LanguageOffer language={{ tag: t.tag, name: t.name, href: '#other' }} labels={{ link: t.link, dismiss: t.dismiss }} onDismissed={onDismissed}>
        {t.offer}
      </LanguageOffer>
    </main>
  );
}

const meta = {
  title: 'Navigation/LanguageOffer',
  component: Offered,
  subcomponents: { LanguageOffer },
  // In a frame, because it has a main landmark of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '14rem' } } },
  args: { offered: true },
} satisfies Meta<typeof Offered>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above the header of a page, for a visitor who seems to read the other language. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const offer = canvas.getByRole('complementary', { name: t.name });
    await expect(offer).toBeVisible();
    // WCAG 3.1.2
    await expect(offer).toHaveAttribute('lang', t.tag);
    await expect(canvas.getByRole('link', { name: t.link })).toHaveAttribute('hreflang', t.tag);
    await userEvent.click(canvas.getByRole('button', { name: t.dismiss }));
    await expect(offer).not.toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
  }),
};

/** The page is told about the choice, and the focus still moves to it. */
export const Remembered: Story = {
  tags: ['test-only'],
  args: { onDismissed: fn() },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(words, globals).dismiss }));
    await expect(args.onDismissed).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Two lines on a phone. */
export const OnPhones: Story = onPhones('10rem');

/** At rest, and with the focus on the link and on the button. */
export const States: Story = {
  parameters: { controls: { disable: true }, layout: 'padded', docs: { story: { height: '24rem' } } },
  render: function Render() {
    const t = useWords(words);
    return (
      <StateSheet
        // Two landmarks of one page have different names.
        states={{ rest: {}, focus: { 'aria-label': `${t.name} 2` } }}
        render={(given, id) => (
          <div data-language-offer="">
            <LanguageOffer id={id} language={{ tag: t.tag, name: t.name, href: '#other' }} labels={{ link: t.link, dismiss: t.dismiss }} {...given}>
              {t.offer}
            </LanguageOffer>
          </div>
        )}
      />
    );
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
