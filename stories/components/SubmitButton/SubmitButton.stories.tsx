import { Form } from '@uno/ui/Form';
import { SubmitButton } from '@uno/ui/SubmitButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard, sent } from './SubmitButton.keyboard.ts';
import { words } from './words.ts';

const meta = { title: 'Forms/SubmitButton', component: SubmitButton } satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof SubmitButton>>>;

/** The only thing on the form in the colour of action. */
export const Default: Story = {
  render: inWords(words, (t, args) => <SubmitButton labels={{ busy: t.busy }} {...args}>{t.label}</SubmitButton>),
};

/** The sweep crosses it four times, under 5 s, then rests; the button is as wide as before. */
export const Busy: Story = {
  render: inWords(words, (t, args) => (
    <SubmitButton labels={{ busy: t.busy }} busy {...args}>
      {t.label}
    </SubmitButton>
  )),
};

/** The form is not complete yet: it looks the same, and a press says what is missing. */
export const NotReady: Story = {
  render: inWords(words, (t, args) => (
    <SubmitButton labels={{ busy: t.busy }} aria-disabled {...args}>
      {t.label}
    </SubmitButton>
  )),
};

/** Not ready, it can still be pressed: the form answers with what is missing. */
export const NotReadyPressed: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => (
    <Form onSubmit={(event) => sent(event.nativeEvent)}>
      <SubmitButton labels={{ busy: t.busy }} aria-disabled>
        {t.label}
      </SubmitButton>
    </Form>
  )),
  play: async ({ canvas, globals }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(words, globals).label }));
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** The longest words that it carries on the site. */
export const LongWords: Story = {
  render: inWords(words, (t, args) => <SubmitButton labels={{ busy: t.longBusy }} {...args}>{t.long}</SubmitButton>),
};

function Sending() {
  const t = useWords(words);
  const [busy, setBusy] = useState(false);
  return (
    <Form
      onSubmit={(event) => {
        sent(event.nativeEvent);
        setBusy(true);
      }}
    >
      <SubmitButton labels={{ busy: t.busy }} busy={busy}>
        {t.label}
      </SubmitButton>
    </Form>
  );
}

/** Every state, side by side. */
export const States: Story = {
  render: inWords(words, (t, args) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, busy: { busy: true }, notReady: { 'aria-disabled': true } }}
      render={(given, id) => (
        <SubmitButton id={id} labels={{ busy: t.busy }} {...args} {...given}>
          {t.label}
        </SubmitButton>
      )}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: () => <Sending />, tags: ['test-only'], play: proves(keyboard) };
