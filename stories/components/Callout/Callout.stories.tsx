import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout } from '@uno/ui/Callout';
import { expect } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

const meta = {
  title: 'Blog/Callout',
  component: Callout,
  args: { kind: 'tip', title: undefined },
  argTypes: { kind: { control: 'inline-radio', options: ['tip', 'warning', 'fact'] }, title: { control: false }, picture: { control: false } },
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
  play: inTests(async ({ canvas, globals }) => {
    await expect(canvas.getByRole('note', { name: wordsIn(words, globals).tip.title })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  }),
};

/** Something to watch for: heavier lines, the sign on the wet floor, and the word. */
export const Warning: Story = { args: { kind: 'warning' } };

/** Something measured. */
export const Fact: Story = { args: { kind: 'fact' } };
