import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@uno/ui/Heading';
import { Stack } from '@uno/ui/Stack';
import { expect } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { words } from './words.ts';

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  args: { level: 2, size: 'title' },
  argTypes: {
    level: { control: 'inline-radio', options: [1, 2, 3, 4, 5, 6] },
    size: { control: 'inline-radio', options: ['body', 'lead', 'title', 'heading', 'headline', 'display'] },
  },
  render: inWords(words, (t, args) => <Heading {...args}>{t.title}</Heading>),
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading of the second level, in the size of a title. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: wordsIn(words, globals).title })).toBeVisible();
  }),
};

/** The six sizes of the type scale. */
export const Sizes: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, ({ sizes }) => (
    <Stack>
      <Heading size="display">{sizes.display}</Heading>
      <Heading size="headline">{sizes.headline}</Heading>
      <Heading size="heading">{sizes.heading}</Heading>
      <Heading>{sizes.title}</Heading>
      <Heading size="lead">{sizes.lead}</Heading>
      <Heading size="body">{sizes.body}</Heading>
    </Stack>
  )),
};

/** A deep level may be large, and a high one small: the size says nothing of the level. */
export const SizeWithoutLevel: Story = {
  tags: ['test-only'],
  render: inWords(words, ({ sizes }) => (
    <>
      <Heading level={2} size="body">
        {sizes.body}
      </Heading>
      <Heading level={3} size="display">
        {sizes.display}
      </Heading>
    </>
  )),
  play: async ({ canvas }) => {
    const [second, third] = [2, 3].map((level) => Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level })).fontSize));
    await expect(third).toBeGreaterThan(second ?? Number.NaN);
  },
};
