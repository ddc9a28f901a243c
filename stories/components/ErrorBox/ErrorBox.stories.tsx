import { Button, ButtonLink } from '@uno/ui/Button';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { TextField } from '@uno/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/ErrorBox', component: ErrorBox } satisfies Meta<typeof ErrorBox>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    title: 'Unable to submit your request',
    text: 'Please fill in all required fields (name, email, phone, service).',
    name: 'Your name',
    email: 'Email',
    nameError: 'Please enter your name.',
    emailError: 'Please enter a valid email address.',
    failed: 'Unable to submit your request. Please try again or call us directly at 514-555-0142.',
    again: 'Try Again',
    call: 'Call 514-555-0142',
    send: 'Send',
    trap: 'Leave this empty',
  },
  'fr-CA': {
    title: 'Impossible d’envoyer votre demande',
    text: 'Veuillez remplir tous les champs obligatoires (nom, courriel, téléphone, service).',
    name: 'Votre nom',
    email: 'Courriel',
    nameError: 'Veuillez entrer votre nom.',
    emailError: 'Veuillez entrer une adresse courriel valide.',
    failed: 'Impossible d’envoyer votre demande. Veuillez réessayer ou nous appeler directement au 514 555-0142.',
    again: 'Réessayer',
    call: 'Appeler le 514 555-0142',
    send: 'Envoyer',
    trap: 'Laissez ce champ vide',
  },
};

type Words = (typeof words)['en-CA'];

export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <Form trapName="website" trapLabel={t.trap}>
        <ErrorBox
          title={t.title}
          text={t.text}
          items={[
            { field: 'name', text: t.nameError },
            { field: 'email', text: t.emailError },
          ]}
        />
        <TextField name="name" label={t.name} error={t.nameError} autoComplete="name" />
        <TextField name="email" type="email" label={t.email} error={t.emailError} autoComplete="email" defaultValue="claire@" />
      </Form>
    );
  },
};

export const WithActions: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <ErrorBox title={t.title} text={t.failed}>
        <Button>{t.again}</Button>
        <ButtonLink href="tel:+1-514-555-0142">{t.call}</ButtonLink>
      </ErrorBox>
    );
  },
};

/** The box takes the focus; its links lead to the fields. */
export const LinksToFields: Story = {
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('group', { name: t.title })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: t.emailError }));
    await expect(canvas.getByRole('textbox', { name: t.email })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: t.email })).toHaveAccessibleDescription(t.emailError);
  },
};

function Attempts({ t }: { t: Words }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      {attempt > 0 && <ErrorBox title={t.title} text={t.failed} attempt={attempt} />}
      <Button onClick={() => setAttempt(attempt + 1)}>{t.send}</Button>
    </>
  );
}

/** The same error twice takes the focus twice. */
export const SecondAttempt: Story = {
  render: (_, { globals }) => <Attempts t={wordsIn(words, globals)} />,
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const send = canvas.getByRole('button', { name: t.send });
    for (const _ of ['first', 'second']) {
      await userEvent.click(send);
      await expect(canvas.getByRole('group', { name: t.title })).toHaveFocus();
    }
  },
};
