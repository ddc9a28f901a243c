import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@uno/ui/Stack';
import { Text } from '@uno/ui/Text';
import { expect } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { words } from './words.ts';

const meta = {
  title: 'Layout/Text',
  component: Text,
  args: { size: 'body' },
  argTypes: {
    size: { control: 'inline-radio', options: ['caption', 'small', 'body', 'lead'] },
    tone: { control: 'inline-radio', options: [undefined, 'subtle'] },
  },
  render: inWords(words, (t, args) => <Text {...args}>{t.text}</Text>),
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The size of running text. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsIn(words, globals).text)).toBeVisible();
  }),
};

/** Softer, for what matters less. */
export const Subtle: Story = { args: { size: 'caption', tone: 'subtle' }, render: inWords(words, (t, args) => <Text {...args}>{t.note}</Text>) };

/** The four sizes of text of the type scale. */
export const Sizes: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <Stack>
      <Text size="lead">{t.text}</Text>
      <Text>{t.text}</Text>
      <Text size="small">{t.text}</Text>
      <Text size="caption">{t.text}</Text>
    </Stack>
  )),
};
