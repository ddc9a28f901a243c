import { Button } from '@uno/ui/Button';
import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { SuccessPanel } from '@uno/ui/SuccessPanel';
import { TextField } from '@uno/ui/TextField';
import { type FormOutcome, useForm } from '@uno/ui/useForm';
import { StrictMode, useActionState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleErrors, find, rerender, show } from './stage.tsx';

type Field = 'name' | 'email' | 'topics';
type Outcome = FormOutcome<Field>;

const NAME = 'Enter your name.';
const EMAIL = 'Enter your e-mail.';
const TOPICS = 'Choose a topic.';
const UNSENT = 'It could not be sent. Please try again.';

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

function Enquiry({ action, ...options }: Sending) {
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
const enquiry = (sending: Sending) => <StrictMode><Enquiry {...sending} /></StrictMode>;

const field = (name: string) => page.getByRole('textbox', { name });
const send = page.getByRole('button', { name: 'Send', exact: true });
const box = page.getByRole('group', { name: 'Not sent yet' });
const links = () => page.getByRole('link').elements().map(({ textContent }) => textContent);

/** Fills in the form, so that every rule accepts it. */
async function fillIn(): Promise<void> {
  await userEvent.fill(field('Name'), 'Ada');
  await userEvent.fill(field('E-mail'), 'ada@example.com');
  await userEvent.click(page.getByText('Bins'));
}

test('errors are in the order of the page, in the box and beside the fields, and each attempt moves the focus to the box', async () => {
  const errors = consoleErrors();
  const onSend = vi.fn<() => Promise<void>>();
  show(enquiry({ onSend }));
  for (const _ of ['first', 'second']) {
    await userEvent.click(send);
    await expect.element(box).toHaveFocus();
    expect(links()).toEqual([NAME, EMAIL, TOPICS]);
  }
  await expect.element(field('E-mail')).toHaveAccessibleDescription(EMAIL);
  await expect.element(page.getByRole('group', { name: 'Topics' })).toHaveAccessibleDescription(TOPICS);
  expect(onSend).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
});

test('an error disappears when its field or its group is edited, and the box stays until the next attempt', async () => {
  show(enquiry({ onSend: () => Promise.resolve() }));
  await userEvent.click(send);
  await userEvent.fill(field('Name'), 'A');
  await userEvent.click(page.getByText('Alarms'));
  await expect.element(field('Name')).not.toHaveAccessibleDescription();
  await expect.element(page.getByRole('group', { name: 'Topics' })).not.toHaveAccessibleDescription();
  await expect.element(field('E-mail')).toHaveAccessibleDescription(EMAIL);
  expect(links()).toEqual([NAME, EMAIL, TOPICS]);
  await userEvent.click(send);
  await expect.poll(links).toEqual([EMAIL]);
});

test('two presses send once; meanwhile nothing can be edited; then the panel has the focus, and another can be sent', async () => {
  const errors = consoleErrors();
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSend = vi.fn<(answers: FormData) => Promise<void>>(() => promise);
  show(enquiry({ onSend }));
  await fillIn();
  await userEvent.dblClick(send);
  const busy = page.getByRole('button', { name: 'Sending' });
  await expect.element(busy).toHaveFocus();
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => find('input').closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  resolve();
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toHaveFocus();
  expect(onSend.mock.calls.map(([answers]) => [...answers.values()])).toEqual([['Ada', 'ada@example.com', 'b']]);
  await userEvent.click(page.getByRole('button', { name: 'Send another' }));
  await expect.element(field('Name')).toHaveValue('');
  expect(errors).toEqual([]);
});

test('the input of the first moments of sending is cancelled, before the form is inert', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  show(enquiry({ onSend: () => promise }));
  await fillIn();
  await userEvent.click(field('Name'));
  const form = find('form');
  if (form instanceof HTMLFormElement) form.requestSubmit();
  await expect.element(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  const typed = new InputEvent('beforeinput', { bubbles: true, cancelable: true });
  find('input').dispatchEvent(typed);
  expect(typed.defaultPrevented).toBe(true);
  resolve();
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
});

test('a failure keeps what was typed, and trying again sends it again', async () => {
  const written = consoleErrors();
  const onSend = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce();
  show(enquiry({ onSend }));
  await fillIn();
  await userEvent.click(send);
  await expect.element(box).toHaveFocus();
  await expect.element(page.getByText(UNSENT)).toBeVisible();
  await expect.element(field('E-mail')).toHaveValue('ada@example.com');
  expect(find('input').closest('[inert]')).toBeNull();
  expect(written).toEqual(['TypeError: Failed to fetch']);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toHaveFocus();
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('what the server refuses is shown like an error of the rules, and trying again leads to its field', async () => {
  const onSend = vi.fn<() => Promise<Outcome>>(() => Promise.resolve({ errors: { email: ['Too long.', 'Known already.'] } }));
  show(enquiry({ onSend }));
  await fillIn();
  await userEvent.click(send);
  await expect.poll(links).toEqual(['Too long.', 'Known already.']);
  await expect.element(field('E-mail')).toHaveAccessibleDescription('Known already.');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(field('E-mail')).toHaveFocus();
  await expect.element(box).not.toBeInTheDocument();
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('a rule that throws is a failure, not a form that does nothing', async () => {
  const written = consoleErrors();
  const Broken = () => {
    const form = useForm({ check: () => { throw new Error('A rule is wrong.'); }, onSend: () => Promise.resolve(), failure: UNSENT });
    return <Form {...form.formProps}>{form.errorBoxProps && <ErrorBox title="Not sent yet" {...form.errorBoxProps}>{form.failure}</ErrorBox>}<button>Send</button></Form>;
  };
  show(<Broken />);
  await userEvent.click(send);
  await expect.element(box).toHaveFocus();
  await expect.element(page.getByText(UNSENT)).toBeVisible();
  expect(written).toEqual(['Error: A rule is wrong.']);
});

test('a reset removes the errors', async () => {
  show(enquiry({ onSend: () => Promise.resolve() }));
  await userEvent.click(send);
  await userEvent.click(page.getByRole('button', { name: 'Empty' }));
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(field('E-mail')).not.toHaveAccessibleDescription();
});

test('with an action the rules are asked first, then each outcome of the server is shown', async () => {
  const errors = consoleErrors();
  const server = vi.fn<(answers: FormData) => Promise<Outcome>>()
    .mockResolvedValueOnce({ errors: { email: 'Known already.' } })
    .mockResolvedValueOnce({ errors: { email: 'Known already.' } })
    .mockResolvedValueOnce({});
  const Subscribe = () => {
    const [outcome, action, isPending] = useActionState((_: Outcome | undefined, answers: FormData) => server(answers), undefined);
    return <Enquiry {...{ outcome, action, isPending }} />;
  };
  show(<StrictMode><Subscribe /></StrictMode>);
  await userEvent.click(send);
  await expect.poll(links).toEqual([NAME, EMAIL, TOPICS]);
  expect(server).not.toHaveBeenCalled();
  await fillIn();
  for (const _ of ['first', 'second']) {
    await userEvent.click(send);
    await expect.element(box).toHaveFocus();
    expect(links()).toEqual(['Known already.']);
    await expect.element(field('Name')).toHaveValue('Ada');
  }
  await userEvent.fill(field('E-mail'), 'grace@example.com');
  await expect.element(field('E-mail')).not.toHaveAccessibleDescription();
  await userEvent.click(send);
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toHaveFocus();
  expect(server.mock.calls.map(([answers]) => answers.get('email'))).toEqual(['ada@example.com', 'ada@example.com', 'grace@example.com']);
  expect(errors).toEqual([]);
});

test('a form that posts to an address is refused by the rules, else left to the browser', async () => {
  const posted = vi.fn<(isPrevented: boolean) => void>();
  const listen = (event: Event) => {
    posted(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('submit', listen);
  show(enquiry({ action: '/subscribe' }));
  await userEvent.click(send);
  await fillIn();
  await userEvent.click(send);
  await expect.element(box).not.toBeInTheDocument();
  expect(posted.mock.calls).toEqual([[true], [false]]);
  removeEventListener('submit', listen);
});

test('the server renders an outcome: errors without JavaScript, or the thanks', () => {
  expect(renderToString(<Enquiry action="/enquiry" />)).not.toContain('role="alert"');
  const refused = renderToString(<Enquiry action="/enquiry" outcome={{ errors: { email: EMAIL }, failure: UNSENT }} />);
  for (const part of ['href="#email"', 'id="email-error"', UNSENT, 'action="/enquiry"']) expect(refused).toContain(part);
  expect(renderToString(<Enquiry outcome={{}} />)).toContain('Sent');
});

test('only fields that can have an error are named', () => {
  const Typed = () => {
    const form = useForm({ check: (answers) => ({ errors: { email: answers.has('email') && EMAIL } }), onSend: async () => ({ errors: { phone: 'Refused.' } }), failure: UNSENT });
    // Those of the rules and of the server's refusals: a misspelt name does not compile.
    expectTypeOf(form.errorOf).parameter(0).toEqualTypeOf<'email' | 'phone'>();
    expectTypeOf(form.fieldProps).parameter(0).toEqualTypeOf<'email' | 'phone'>();
    return null;
  };
  show(<Typed />);
  rerender(null);
  expect(document.body.textContent).toBe('');
});
