import { Button } from '@uno/ui/Button';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { TextField } from '@uno/ui/TextField';
import { useForm } from '@uno/ui/useForm';
import { useActionState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, EMAIL, Enquiry, enquiry, field, fillIn, NAME, type Outcome, send, submit } from './enquiry.tsx';
import { findInput, show } from './stage.tsx';

/* What `useForm` ignores: a second press, and events that a handler of the page has cancelled. */

test('a second attempt sends nothing, even before the form was rendered again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSend = vi.fn<() => Promise<void>>(() => promise);
  show(enquiry({ onSend }));
  await fillIn();
  submit();
  submit();
  resolve();
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toHaveFocus();
  expect(onSend).toHaveBeenCalledOnce();
});

test('a second attempt sends nothing while an action runs', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const server = vi.fn<() => Promise<Outcome>>(() => promise);
  const Subscribe = () => {
    const [outcome, action, isPending] = useActionState(server, undefined);
    return <Enquiry {...{ outcome, action, isPending }} />;
  };
  show(<Subscribe />);
  await fillIn();
  submit();
  submit();
  await expect.element(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  submit();
  resolve({});
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toHaveFocus();
  expect(server).toHaveBeenCalledOnce();
});

test('a double press posts once to an address', async () => {
  const posted: boolean[] = [];
  const listen = (event: Event) => {
    posted.push(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('submit', listen);
  show(enquiry({ action: '/subscribe' }));
  await fillIn();
  await userEvent.dblClick(send);
  removeEventListener('submit', listen);
  expect(posted).toEqual([true, false]);
});

test('a `submit` that a handler of the page cancels is neither checked nor sent', async () => {
  const rules = vi.fn<() => undefined>();
  const onSend = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const Cancelled = () => {
    const form = useForm({ check: rules, onSend });
    return <Form {...form.formProps} onSubmitCapture={(event) => event.preventDefault()}><button>Send</button></Form>;
  };
  show(<Cancelled />);
  await userEvent.click(send);
  expect(rules).not.toHaveBeenCalled();
  expect(onSend).not.toHaveBeenCalled();
});

test.each(['input', 'change'])('an `%s` that a handler of the page cancels is no edit', async (type) => {
  show(enquiry({ onSend: () => Promise.resolve() }));
  await userEvent.click(send);
  const dispatch = (name: string) => findInput(`[name=${name}]`).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  const cancel = (event: Event) => event.preventDefault();
  document.body.addEventListener(type, cancel);
  dispatch('name');
  document.body.removeEventListener(type, cancel);
  dispatch('email');
  await expect.element(field('E-mail')).not.toHaveAccessibleDescription();
  await expect.element(field('Name')).toHaveAccessibleDescription(NAME);
});

test('a `reset` that a handler of the page cancels keeps the errors', async () => {
  show(<div onReset={(event) => event.preventDefault()}>{enquiry({ onSend: () => Promise.resolve() })}</div>);
  await userEvent.click(send);
  await userEvent.click(page.getByRole('button', { name: 'Empty' }));
  await expect.element(box).toBeVisible();
  await expect.element(field('E-mail')).toHaveAccessibleDescription(EMAIL);
});

test('a `reset` while the form is edited moves no focus, then or later', async () => {
  const Subscribe = () => {
    const form = useForm({ check: () => ({ errors: { email: EMAIL } }) });
    return (
      <>
        <Form {...form.formProps} aria-label="Enquiry">
          {form.errorBoxProps && <ErrorBox title="Not sent yet" actions={<Button onClick={form.clearErrors}>Close</Button>} {...form.errorBoxProps} />}
          <TextField {...form.fieldProps('email')} label="E-mail" />
          <button type="submit">Send</button>
        </Form>
        <button onClick={form.reset}>Again</button>
      </>
    );
  };
  show(<Subscribe />);
  await userEvent.click(page.getByRole('button', { name: 'Again' }));
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(field('E-mail')).not.toHaveFocus();
});
