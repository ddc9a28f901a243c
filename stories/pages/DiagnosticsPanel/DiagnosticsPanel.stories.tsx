import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@uno/ui/Button';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DiagnosticsPanel, DiagnosticsRow, type DiagnosticsState } from '../../../site/src/leadForm/diagnostics/DiagnosticsPanel.tsx';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { keyboard } from './DiagnosticsPanel.keyboard.ts';
import { words } from './words.ts';

/** The args of the stories. */
interface Panel {
  open: boolean;
  quotes: DiagnosticsState;
  messages: DiagnosticsState;
  onCheck?: () => void;
}

function Panel({ open, quotes, messages, onCheck }: Panel) {
  const t = useWords(words);
  const answering = [quotes, messages].filter((state) => state === 'reachable').length;
  return (
    <DiagnosticsPanel
      summary={t.summary}
      open={open}
      check={t.check}
      checking={quotes === 'checking' || messages === 'checking'}
      onCheck={() => onCheck?.()}
      status={answering === 2 ? t.both : answering === 1 ? t.one : ''}
      actions={<Button>{t.clear}</Button>}
    >
      <DiagnosticsRow name="quote_requests" state={quotes}>
        {t[quotes]}
      </DiagnosticsRow>
      <DiagnosticsRow name="contact_messages" state={messages}>
        {t[messages]}
      </DiagnosticsRow>
    </DiagnosticsPanel>
  );
}

const states = ['checking', 'reachable', 'unreachable', 'unconfigured'] satisfies DiagnosticsState[];

const meta = {
  title: 'Pages/DiagnosticsPanel',
  component: Panel,
  subcomponents: { DiagnosticsPanel, DiagnosticsRow },
  args: { open: true, quotes: 'reachable', messages: 'reachable', onCheck: fn() },
  argTypes: { quotes: { control: 'inline-radio', options: states }, messages: { control: 'inline-radio', options: states } },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both tables answer. */
export const Default: Story = {
  play: inTests(async ({ args, canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getAllByText(t.reachable, { collapseWhitespace: false })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: t.check }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  }),
};

/** As on a page: closed until it is opened. */
export const Shut: Story = { args: { open: false } };

/** One doesn’t answer: its pane is crossed out, and the words say why. */
export const OneUnreachable: Story = { args: { messages: 'unreachable' } };

/** A copy of the site without a store. */
export const NotConfigured: Story = { args: { quotes: 'unconfigured', messages: 'unconfigured' } };

/** While it checks, the button keeps the focus and does nothing. */
export const Checking: Story = {
  args: { quotes: 'checking', messages: 'checking' },
  play: inTests(async ({ args, canvas, globals }) => {
    const check = canvas.getByRole('button', { name: wordsIn(words, globals).check });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(check);
    await expect(args.onCheck).not.toHaveBeenCalled();
    await expect(check).toHaveFocus();
  }),
};

function Checked(args: Panel) {
  const [messages, setMessages] = useState<DiagnosticsState>('unreachable');
  return <Panel {...args} messages={messages} onCheck={() => setMessages('reachable')} />;
}

/** The result is announced once, even while the panel is closed: the region is outside the panel and was there before. */
export const SaidOnce: Story = {
  tags: ['test-only'],
  render: (args) => <Checked {...args} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = wordsIn(words, globals);
    const regions = canvas.getAllByRole('status');
    await expect(regions).toHaveLength(1);
    await expect(regions[0]).toHaveTextContent(t.one);
    await userEvent.click(canvas.getByRole('button', { name: t.check }));
    await expect(canvas.getByRole('status')).toBe(regions[0]);
    await expect(canvas.getByRole('status')).toHaveTextContent(t.both);
    const panel = canvasElement.querySelector('details');
    await expect(panel && within(panel).queryByRole('status')).toBeNull();
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
