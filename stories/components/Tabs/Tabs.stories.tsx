import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from '@uno/ui/Tabs';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { VisitTabs } from './Controlled.example.tsx';
import { keyboard } from './Tabs.keyboard.ts';
import { words } from './words.ts';

type Words = (typeof words)['en-CA'];

const tabsOf = ({ parts, texts }: Words) => [
  { value: 'office', label: parts.office, content: <p>{texts.office}</p> },
  { value: 'lobby', label: parts.lobby, content: <p>{texts.lobby}</p> },
  { value: 'garage', label: parts.garage, content: <p>{texts.garage}</p> },
];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { level: 3, tabs: [] },
  argTypes: { level: { control: 'inline-radio', options: [2, 3, 4] }, tabs: { control: false }, value: { control: false }, defaultValue: { control: false } },
  render: inWords(words, (t, args) => <Tabs {...args} aria-label={t.name} aria-labelledby={undefined} tabs={tabsOf(t)} />),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<Partial<Omit<ComponentProps<typeof Tabs>, 'aria-label' | 'aria-labelledby'>>>;

/** The first part is chosen. Without JavaScript, and on paper, all three are there, each under its heading. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('tablist', { name: t.name })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: t.parts.office })).toHaveTextContent(t.texts.office);
    await userEvent.click(canvas.getByRole('tab', { name: t.parts.garage }));
    await expect(canvas.getByRole('tabpanel', { name: t.parts.garage })).toHaveTextContent(t.texts.garage);
    await expect(canvas.queryByText(t.texts.office)).not.toBeVisible();
  }),
};

/** With `value` and `onValueChange` the consumer holds which part is chosen. */
export const Controlled: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => <VisitTabs words={t} />),
  play: inTests(async ({ canvas, globals }) => {
    const { parts } = wordsIn(words, globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(parts.lobby);
    await userEvent.click(canvas.getByRole('tab', { name: parts.garage }));
    await expect(canvas.getByRole('status')).toHaveTextContent(parts.garage);
  }),
};

/** Every state, side by side. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => <StateSheet states={{ rest: {}, hover: {}, focus: {} }} render={(given, id) => <Tabs id={id} aria-label={t.name} tabs={tabsOf(t)} {...given} />} />),
};

/** The chosen part is gone: the first is shown, and its tab can be reached. */
export const ChosenIsGone: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => <Tabs aria-label={t.name} value="roof" tabs={tabsOf(t)} />),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toBeVisible();
  },
};

/** Right to left, the arrow keys follow the eye. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => (
    <div dir="rtl">
      <Tabs aria-label={t.name} tabs={tabsOf(t)} />
    </div>
  )),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
