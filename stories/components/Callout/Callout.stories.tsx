import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout } from '@uno/ui/Callout';
import { Stack } from '@uno/ui/Stack';
import { CalloutSqueegee, MeasuredWindow, WetFloorSign } from '@uno/ui/house/CalloutPictures';
import { expect } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

/** Uno’s drawing for each kind. */
const pictures = { tip: <CalloutSqueegee />, warning: <WetFloorSign />, fact: <MeasuredWindow /> };

const meta = {
  title: 'Blog/Callout',
  component: Callout,
  args: { kind: 'tip', title: undefined },
  argTypes: { kind: { control: 'inline-radio', options: ['tip', 'warning', 'fact'] }, title: { control: false }, picture: { control: false } },
  render: function Render({ kind = 'tip' }) {
    const { title, text } = useWords(words)[kind];
    return (
      <Callout kind={kind} title={title} picture={pictures[kind]}>
        <p>{text}</p>
      </Callout>
    );
  },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something to do, with Uno’s drawing. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    await expect(canvas.getByRole('note', { name: wordsIn(words, globals).tip.title })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  }),
};

/** Something to watch for: heavier lines, another drawing, and the word. */
export const Warning: Story = { args: { kind: 'warning' } };

/** Something measured. */
export const Fact: Story = { args: { kind: 'fact' } };

/** Each kind without a drawing: a heavy line is before the words. */
export const Plain: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const t = useWords(words);
    return (
      <Stack>
        {(['tip', 'warning', 'fact'] as const).map((kind) => (
          <Callout key={kind} kind={kind} title={t[kind].title}>
            <p>{t[kind].text}</p>
          </Callout>
        ))}
      </Stack>
    );
  },
};
