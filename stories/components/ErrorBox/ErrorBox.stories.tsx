import { Button, ButtonLink } from '@uno/ui/Button';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { NoBreak } from '@uno/ui/NoBreak';
import { TextField } from '@uno/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { keyboard } from './ErrorBox.keyboard.ts';
import { Attempts } from './SecondAttempt.example.tsx';
import { noFocusInDocs } from './noFocusInDocs.tsx';
import { words } from './words.ts';
import { business } from '../../../site/business.ts';

const meta = {
  title: 'Forms/ErrorBox',
  component: ErrorBox,
  decorators: [noFocusInDocs],
} satisfies Meta<typeof ErrorBox>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof ErrorBox>>>;

/** Above the fields: what happened, and a link to each field that must be corrected. */
export const Default: Story = {
  render: inWords(words, (t, args) => (
    <Form>
      <ErrorBox
        title={t.title}
        items={[
          { href: '#name', children: t.nameError },
          { href: '#email', children: t.emailError },
        ]}
        {...args}
      >
        {t.text}
      </ErrorBox>
      <TextField id="name" name="name" label={t.name} error={t.nameError} autoComplete="name" />
      <TextField id="email" name="email" type="email" label={t.email} error={t.emailError} autoComplete="email" defaultValue="claire@" />
    </Form>
  )),
};

/** No field is wrong: what to do instead. */
export const WithActions: Story = {
  render: inWords(words, (t, args) => (
    <ErrorBox
      title={t.title}
      actions={
        <>
          <Button>{t.again}</Button>
          <ButtonLink href={business.phoneHref}>{t.call}</ButtonLink>
        </>
      }
      {...args}
    >
      <NoBreak of={t.phone}>{t.failed}</NoBreak>
    </ErrorBox>
  )),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const alert = canvas.getByRole('alert');
    await expect(alert.textContent).toContain(t.failed);
    await expect(alert).not.toContainElement(canvas.getByRole('button', { name: t.again }));
  }),
};

/** The box takes the focus; its links lead to the fields. */
export const LinksToFields: Story = {
  tags: ['test-only'],
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('group', { name: t.title })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: t.emailError }));
    await expect(canvas.getByRole('textbox', { name: t.email })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: t.email })).toHaveAccessibleDescription(t.emailError);
  },
};

/** An id may hold a bare `%`: its link leads to the field like any other. */
export const IdWithPercentSign: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => (
    <>
      <ErrorBox title={t.title} items={[{ href: '#rate%', children: t.nameError }]} />
      <TextField id="rate%" name="rate" label={t.name} error={t.nameError} />
    </>
  )),
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await userEvent.click(canvas.getByRole('link', { name: t.nameError }));
    await expect(canvas.getByRole('textbox', { name: t.name })).toHaveFocus();
  },
};

/** The same error twice takes the focus twice. */
export const SecondAttempt: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => <Attempts words={{ title: t.title, text: t.failed, send: t.send }} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const send = canvas.getByRole('button', { name: t.send });
    for (const _ of ['first', 'second']) {
      await userEvent.click(send);
      await expect(canvas.getByRole('group', { name: t.title })).toHaveFocus();
    }
  }),
};

/** An empty form, which is sent as it is. */
function Sent() {
  const t = useWords(words);
  const [attempt, setAttempt] = useState(0);
  const failed = attempt > 0;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      {failed && (
        <ErrorBox
          title={t.title}
          attempt={attempt}
          items={[
            { href: '#name', children: t.nameError },
            { href: '#email', children: t.emailError },
          ]}
        />
      )}
      <TextField id="name" name="name" label={t.name} error={failed ? t.nameError : undefined} autoComplete="name" />
      <TextField id="email" name="email" type="email" label={t.email} error={failed ? t.emailError : undefined} autoComplete="email" />
      <p>
        <Button type="submit">{t.send}</Button>
      </p>
    </Form>
  );
}

/** After a click the focus is visible too. */
export const RingAfterAPress: Story = {
  tags: ['test-only'],
  render: SecondAttempt.render,
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    const box = canvas.getByRole('group', { name: t.title });
    await expect(box).toHaveFocus();
    await expect(getComputedStyle(box).outlineStyle).toBe('solid');
    await expect(getComputedStyle(box).outlineWidth).toBe('3px');
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: () => <Sent />, tags: ['test-only'], play: proves(keyboard) };
