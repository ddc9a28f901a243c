import { ErrorBox } from '@uno/ui/ErrorBox';
import { Form } from '@uno/ui/Form';
import { useForm } from '@uno/ui/useForm';
import { StrictMode, useActionState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, EMAIL, Enquiry, enquiry, field, fillIn, links, NAME, type Outcome, send, submit, TOPICS, UNSENT } from './enquiry.tsx';
import { consoleErrors, find, rerender, show } from './stage.tsx';

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
  // The pressed button has gone with its panel.
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(field('Name')).toHaveValue('');
  expect(errors).toEqual([]);
});

test('the input of the first moments of sending is cancelled, before the form is inert', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  show(enquiry({ onSend: () => promise }));
  await fillIn();
  await userEvent.click(field('Name'));
  submit();
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
