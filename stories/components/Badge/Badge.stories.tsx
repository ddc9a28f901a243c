import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@uno/ui/Badge';
import { Cluster } from '@uno/ui/Cluster';
import { CalendarDays } from 'lucide-react';
import { expect } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { words } from './words.ts';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { kind: 'neutral' },
  argTypes: { kind: { control: 'inline-radio', options: ['neutral', 'information', 'success', 'warning', 'error'] }, mark: { control: false } },
  render: inWords(words, (t, args) => <Badge {...args}>{t[args.kind ?? 'neutral']}</Badge>),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plain fact. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsIn(words, globals).neutral)).toBeVisible();
  }),
};

/** Each kind has its words, its icon and its surface. */
export const Kinds: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <Cluster>
      <Badge>{t.neutral}</Badge>
      <Badge kind="information">{t.information}</Badge>
      <Badge kind="success">{t.success}</Badge>
      <Badge kind="warning">{t.warning}</Badge>
      <Badge kind="error">{t.error}</Badge>
    </Cluster>
  )),
  play: inTests(async ({ canvas, globals }) => {
    for (const kind of ['information', 'success', 'warning', 'error'] as const) {
      const badge = canvas.getByText(wordsIn(words, globals)[kind]).parentElement;
      await expect(badge?.querySelectorAll('[aria-hidden="true"] > svg')).toHaveLength(1);
    }
  }),
};

/** An icon of your own. */
export const OwnMark: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => <Badge mark={<CalendarDays size={16} />}>{t.own}</Badge>),
};
