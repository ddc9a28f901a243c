import { Button } from '@uno/ui/Button';
import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { SuccessPanel } from '@uno/ui/SuccessPanel';
import { TextField } from '@uno/ui/TextField';
import { type FormOutcome, useForm } from '@uno/ui/useForm';
import { StrictMode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { find } from './stage.tsx';

type Field = 'name' | 'email' | 'topics';

/** An outcome of the form. */
export type Outcome = FormOutcome<Field>;

/** The errors of the rules, and the failure. */
export const NAME = 'Enter your name.';
export const EMAIL = 'Enter your e-mail.';
export const TOPICS = 'Choose a topic.';
export const UNSENT = 'It could not be sent. Please try again.';

/** The rules, whose errors are not in the order of the page. */
const check = (answers: FormData): Outcome => ({
  errors: { topics: !answers.has('topic') && TOPICS, email: answers.get('email') === '' && EMAIL, name: answers.get('name') === '' && [NAME] },
});

interface Sending {
  onSend?: (answers: FormData) => Promise<Outcome | void>;
  outcome?: Outcome | undefined;
  isPending?: boolean;
  action?: string | ((answers: FormData) => void);
}

/** A form with every part that `useForm` serves. */
export function Enquiry({ action, ...options }: Sending) {
  const form = useForm<Field>({ check, failure: UNSENT, ...options });
  if (form.phase === 'sent') return <SuccessPanel title="Sent" actions={<Button onClick={form.reset}>Send another</Button>} />;
  return (
    <Form {...form.formProps} action={action} aria-label="Enquiry">
      {form.errorBoxProps && (
        <ErrorBox title="Not sent yet" actions={<Button onClick={form.retry}>Try again</Button>} {...form.errorBoxProps}>
          {form.failure}
        </ErrorBox>
      )}
      <TextField {...form.fieldProps('name')} label="Name" />
      <TextField {...form.fieldProps('email')} label="E-mail" />
      <CheckboxGroup id="topics" name="topic" legend="Topics" error={form.errorOf('topics')} options={[{ value: 'a', label: 'Alarms' }, { value: 'b', label: 'Bins' }]} />
      <SubmitButton {...form.submitButtonProps} labels={{ busy: 'Sending' }}>Send</SubmitButton>
      <Button type="reset">Empty</Button>
    </Form>
  );
}

/** In StrictMode, in which effects run twice. */
export const enquiry = (sending: Sending) => <StrictMode><Enquiry {...sending} /></StrictMode>;

/** A field of the form, its button, its box, and the links in the box. */
export const field = (name: string) => page.getByRole('textbox', { name });
export const send = page.getByRole('button', { name: 'Send', exact: true });
export const box = page.getByRole('group', { name: 'Not sent yet' });
export const links = () => page.getByRole('link').elements().map(({ textContent }) => textContent);

/** Fills in the form, so that every rule accepts it. */
export async function fillIn(): Promise<void> {
  await userEvent.fill(field('Name'), 'Ada');
  await userEvent.fill(field('E-mail'), 'ada@example.com');
  await userEvent.click(page.getByText('Bins'));
}

/** Sends the form as a press does, but without its button, which ignores a second press by itself. */
export function submit(): void {
  const form = find('form');
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
