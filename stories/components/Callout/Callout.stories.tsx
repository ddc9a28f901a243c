import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout, type CalloutKind } from '@uno/ui/Callout';
import { expect } from 'storybook/test';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { notes } from './Callout.stories.css.ts';

const words: Record<'en-CA' | 'fr-CA', Record<CalloutKind, { title: string; text: string }>> = {
  'en-CA': {
    tip: {
      title: 'Tip: rinse before you mop',
      text: 'Calcium is alkaline. A pass of clean water with a neutral rinse first, and the mop no longer spreads it.',
    },
    warning: {
      title: 'Warning: never bleach and acid together',
      text: 'A descaler after bleach gives off chlorine. Rinse the floor, air the room for 15 minutes, then go on.',
    },
    fact: {
      title: 'Measured: 5 metres',
      text: 'That much matting takes off about nine tenths of what boots carry in, in the six or seven steps it takes to cross it.',
    },
  },
  'fr-CA': {
    tip: {
      title: 'Conseil\u00a0: rincer avant de passer la vadrouille',
      text: 'Le calcium est alcalin. Un premier passage à l’eau claire avec un rinçage neutre, et la vadrouille cesse de l’étendre.',
    },
    warning: {
      title: 'Attention\u00a0: jamais d’eau de Javel avec un acide',
      text: 'Un détartrant après l’eau de Javel dégage du chlore. Rincez le plancher, aérez la pièce 15 minutes, puis continuez.',
    },
    fact: {
      title: 'Mesuré\u00a0: 5 mètres',
      text: 'Cette longueur de tapis retient environ les neuf dixièmes de ce que les bottes apportent, en six ou sept pas.',
    },
  },
};

const meta = {
  title: 'Blog/Callout',
  tags: ['!autodocs'],
  component: Callout,
  args: { kind: 'tip', title: undefined },
  argTypes: { kind: { control: 'inline-radio', options: ['tip', 'warning', 'fact'] }, title: { control: false } },
  render: function Render({ kind = 'tip' }) {
    const { title, text } = useWords(words)[kind];
    return (
      <Callout kind={kind} title={title}>
        <p>{text}</p>
      </Callout>
    );
  },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something to do. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('note', { name: wordsIn(words, globals).tip.title })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

/** Something to watch for: heavier lines, the sign on the wet floor, and the word. */
export const Warning: Story = { args: { kind: 'warning' } };

/** Something measured. */
export const Fact: Story = { args: { kind: 'fact' } };

/** The three together: the thing that is drawn and the title tell them apart without their colour. */
export const Together: Story = {
  render: function Render() {
    const t = useWords(words);
    return (
      <div className={notes}>
        {(['tip', 'warning', 'fact'] as const).map((kind) => (
          <Callout key={kind} kind={kind} title={t[kind].title}>
            <p>{t[kind].text}</p>
          </Callout>
        ))}
      </div>
    );
  },
};
