import { Form } from '@uno/ui/Form';
import { SubmitButton } from '@uno/ui/SubmitButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/SubmitButton', component: SubmitButton } satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': { label: 'Request my quote', busy: 'Sending…', trap: 'Leave this empty' },
  'fr-CA': { label: 'Demander ma soumission', busy: 'Envoi en cours…', trap: 'Laissez ce champ vide' },
};

export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <SubmitButton busyLabel={t.busy}>{t.label}</SubmitButton>;
  },
};

export const Busy: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <SubmitButton busyLabel={t.busy} busy>
        {t.label}
      </SubmitButton>
    );
  },
};

export const NotReady: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <SubmitButton busyLabel={t.busy} ready={false}>
        {t.label}
      </SubmitButton>
    );
  },
};

const sent = fn((event: Event) => event.preventDefault());

/** While busy it keeps the focus, says what it is doing, and sends nothing more. */
export const BusyPressed: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <Form trapName="website" trapLabel={t.trap} onSubmit={(event) => sent(event.nativeEvent)}>
        <SubmitButton busyLabel={t.busy} busy>
          {t.label}
        </SubmitButton>
      </Form>
    );
  },
  play: async ({ canvas, globals }) => {
    sent.mockClear();
    const button = canvas.getByRole('button', { name: wordsIn(words, globals).busy });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Not ready, it can still be pressed: the form answers with what is missing. */
export const NotReadyPressed: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <Form trapName="website" trapLabel={t.trap} onSubmit={(event) => sent(event.nativeEvent)}>
        <SubmitButton busyLabel={t.busy} ready={false}>
          {t.label}
        </SubmitButton>
      </Form>
    );
  },
  play: async ({ canvas, globals }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(words, globals).label }));
    await expect(sent).toHaveBeenCalledOnce();
  },
};
