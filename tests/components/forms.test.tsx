import { Checkbox } from '@uno/ui/Checkbox';
import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { FieldGroup } from '@uno/ui/Field';
import { Form } from '@uno/ui/Form';
import { NumberStepper } from '@uno/ui/NumberStepper';
import { RadioGroup } from '@uno/ui/RadioGroup';
import { SchedulePicker } from '@uno/ui/SchedulePicker';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { TextField } from '@uno/ui/TextField';
import { type ReactElement, useActionState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { words as schedule } from '../../stories/components/SchedulePicker/words.ts';
import { consoleErrors, find, findInput, rerender, show } from './stage.tsx';

const labels = { decrease: 'Fewer', increase: 'More', outOfBounds: 'Enter a whole number from {min} to {max}.' };
const options = [{ value: 'at once', label: 'At once', hint: 'Today.' }, { value: 'later', label: 'Later', hint: 'Tomorrow.' }];
const link = <a href="#terms">the terms</a>;

/** Turns the mouse wheel over an element, as a hand does. */
async function turnWheel(element: Element, deltaY: number): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseWheel', x: (frame?.left ?? 0) + (left + width / 2) * scale, y: (frame?.top ?? 0) + (top + height / 2) * scale, deltaX: 0, deltaY,
  });
}

test.each([
  ['NumberStepper', <NumberStepper key="" name="count" label="Count" labels={labels} max={10} defaultValue={9} />],
  ['TextField', <TextField key="" name="count" type="number" label="Count" defaultValue={9} />],
])('%s: the mouse wheel scrolls the page and leaves the count', async (_, field) => {
  show(<div style={{ paddingBlock: '200px 3000px' }}>{field}</div>);
  const input = findInput();
  input.focus();
  await turnWheel(input, 120);
  await expect.poll(() => document.scrollingElement?.scrollTop).toBeGreaterThan(0);
  expect(input.value).toBe('9');
  scrollTo(0, 0);
});

test('a count out of bounds is sent as it was typed, and its error says so', async () => {
  const sent = vi.fn<(count: unknown) => void>();
  show(<Form action={(data) => sent(data.get('count'))}><NumberStepper name="count" label="Count" labels={labels} max={10} /><SubmitButton labels={{ busy: 'Sending' }}>Send</SubmitButton></Form>);
  await userEvent.fill(find('input'), '99');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('spinbutton')).toHaveAccessibleDescription('Enter a whole number from 0 to 10.');
  expect(sent).toHaveBeenCalledWith('99');
});

const choices: readonly (readonly [string, ReactElement])[] = [
  ['Checkbox', <Checkbox key="" name="a" label={<>Accept {link}</>} hint={<>Read {link}</>} />],
  ['CheckboxGroup', <CheckboxGroup key="" name="a" legend="L" options={[{ value: '1', label: <>Accept {link}</>, hint: <>Read {link}</> }]} />],
  ['RadioGroup', <RadioGroup key="" name="a" legend="L" options={[{ value: '1', label: <>Accept {link}</>, hint: <>Read {link}</> }]} />],
  ['RadioGroup as a grid', <RadioGroup key="" name="a" legend="L" layout="grid" options={[{ value: '1', label: <>Accept {link}</>, hint: <>Read {link}</> }]} />],
];

describe.each(choices)('%s', (_, element) => {
  test('links in label and hint are pressed, and do not choose the answer', async () => {
    show(element);
    for (const anchor of document.querySelectorAll('a')) {
      location.hash = '';
      await userEvent.click(anchor);
      expect(location.hash).toBe('#terms');
    }
    expect(findInput().checked).toBe(false);
    location.hash = '';
  });

  test('the input covers its mark, at least 44 px, and its words can be selected', () => {
    show(element);
    const [input, mark] = ['input', 'input + span'].map((selector) => find(selector).getBoundingClientRect());
    if (!input || !mark) return;
    expect(input.width).toBeGreaterThanOrEqual(44);
    expect(input.height).toBe(input.width);
    expect([input.left + input.right, input.top + input.bottom]).toEqual([mark.left + mark.right, mark.top + mark.bottom]);
    const { left, top, height } = find('label').getBoundingClientRect();
    expect(document.elementFromPoint(left + 4, top + height / 2)?.closest('label')).not.toBeNull();
  });
});

test('pressing the text of an answer chooses it', async () => {
  show(<RadioGroup name="a" legend="When?" options={options} />);
  await userEvent.click(page.getByText('Later'));
  expect(findInput('[value=later]').checked).toBe(true);
});

test.each([
  ['RadioGroup', <RadioGroup key="" name="a" legend="When?" options={options} />],
  ['CheckboxGroup', <CheckboxGroup key="" name="a" legend="When?" options={options} />],
])('%s: an answer whose value has a space keeps its hint', async (_, element) => {
  show(element);
  await expect.element(page.getByLabelText('At once')).toHaveAccessibleDescription('Today.');
});

test('a schedule whose values have spaces has valid ids', () => {
  show(<SchedulePicker legend="When?" options={[{ value: 'once a week', label: 'Weekly', days: 'free' }]} labels={schedule['en-CA'].labels} />);
  expect([...document.querySelectorAll('[id]')].filter(({ id }) => /\s/.test(id))).toEqual([]);
});

const richOptions = [
  { value: 'a', label: 'Alarm' },
  { value: 'b', label: 'Bins', conditional: <TextField name="bins" label="Which bins?" /> },
  { value: 'c', label: 'Carpet', disabled: true },
  { value: 'none', label: 'None of these', divider: 'or', exclusive: true },
];

test.each([
  ['uncontrolled', undefined],
  ['controlled', ['a']],
])('answers can be disabled, conditional, divided and exclusive (%s)', async (_, value) => {
  const changes: (readonly string[])[] = [];
  const group = (current: readonly string[] | undefined) => (
    <CheckboxGroup name="x" legend="What?" options={richOptions} layout="grid" {...(current ? { value: current } : { defaultValue: ['a'] })}
      onValueChange={(next) => { changes.push(next); if (current) rerender(group(next)); }} />
  );
  show(group(value));
  const box = (name: string) => page.getByRole('checkbox', { name });
  await expect.element(box('Carpet')).toBeDisabled();
  await expect.element(page.getByText('or', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Which bins?')).not.toBeVisible();
  await userEvent.click(box('Bins'));
  await expect.element(page.getByLabelText('Which bins?')).toBeVisible();
  await userEvent.click(box('None of these'));
  await expect.element(box('Alarm')).not.toBeChecked();
  await expect.element(page.getByLabelText('Which bins?')).not.toBeVisible();
  await userEvent.click(box('Alarm'));
  await expect.element(box('None of these')).not.toBeChecked();
  expect(changes).toEqual([['a', 'b'], ['none'], ['a']]);
});

test('the error of a group reddens its own answers, not those of a group or checkbox inside', () => {
  const one = [{ value: '1', label: 'One' }];
  show(
    <FieldGroup legend="Outer" error="Wrong.">
      <RadioGroup name="in" legend="Inner" options={one} />
      <Checkbox name="box" label="Box" />
      <CheckboxGroup name="own" legend="Own" options={one} error="Wrong too." />
    </FieldGroup>,
  );
  const colour = (name: string) => getComputedStyle(find(`[name=${name}] + span`)).borderTopColor;
  expect(colour('in')).toBe(colour('box'));
  expect(colour('own')).not.toBe(colour('box'));
});

test('a group that gets its value later shows it, without a warning', async () => {
  const errors = consoleErrors();
  const group = (value?: string | null) => <RadioGroup name="a" legend="When?" options={options} value={value} onValueChange={() => undefined} />;
  show(group());
  await userEvent.click(page.getByText('At once'));
  rerender(group('later'));
  await expect.element(page.getByRole('radio', { name: 'Later' })).toBeChecked();
  // A refused choice is taken back.
  await userEvent.click(page.getByText('At once'));
  await expect.element(page.getByRole('radio', { name: 'Later' })).toBeChecked();
  rerender(group(null));
  expect(document.querySelector(':checked')).toBeNull();
  expect(errors).toEqual([]);
});

function Subscribe({ action }: { action: (data: FormData) => Promise<string> }) {
  const [refusal, send] = useActionState((_: string, data: FormData) => action(data), '');
  return (
    <Form action={send} aria-label="Subscribe">
      <TextField name="email" label="E-mail" error={refusal} />
      <SubmitButton labels={{ busy: 'Sending' }}>Send</SubmitButton>
    </Form>
  );
}

test('an action runs once for two presses, shows that it is pending, and a refusal empties nothing', async () => {
  const errors = consoleErrors();
  const { promise, resolve } = Promise.withResolvers<string>();
  const action = vi.fn<(data: FormData) => Promise<string>>(() => promise);
  show(<Subscribe action={action} />);
  await userEvent.fill(page.getByLabelText('E-mail'), 'ada@');
  await userEvent.dblClick(page.getByRole('button'));
  await expect.element(page.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
  resolve('Refused.');
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('E-mail')).toHaveAccessibleDescription('Refused.');
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('ada@');
  expect(action.mock.calls.map(([data]) => data.get('email'))).toEqual(['ada@']);
  expect(errors).toEqual([]);
});

test('after a reset every field shows what its form holds', async () => {
  const { options: frequencies, frequency, labels: words } = schedule['en-CA'];
  show(
    <form>
      <NumberStepper name="count" label="Count" labels={labels} max={10} />
      <SchedulePicker legend="When?" options={frequencies} labels={words} />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.fill(page.getByLabelText('Count', { exact: true }), '99');
  await userEvent.click(page.getByText(frequency('weekly')));
  await expect.element(page.getByLabelText('Count', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => find('output[aria-label]').textContent).not.toBe('');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(page.getByLabelText('Count', { exact: true })).toHaveAttribute('aria-invalid', 'false');
  await expect.poll(() => find('output[aria-label]').textContent).toBe('');
});

test('a reset that a handler of the page cancels changes no field', async () => {
  show(
    <form onReset={(event) => event.preventDefault()}>
      <NumberStepper name="count" label="Count" labels={labels} max={10} />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.fill(page.getByLabelText('Count', { exact: true }), '99');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(page.getByLabelText('Count', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['a field', 'email', 'email'],
  ['a group: its first answer, not the one that is checked', 'topics', 'topics-1'],
  ['radios: the chosen one', 'when', 'when-2'],
  ['a section: the browser follows it, and no field in it has the focus', 'news', undefined],
])('an error leads to %s', async (_, to, focused) => {
  const errors = consoleErrors();
  show(
    <Form>
      <ErrorBox title="Wrong" items={[{ href: `#${to}`, children: 'First error.' }, { href: `#${to}`, children: 'Second error.' }, { children: <a href="#help">Help</a> }]} />
      <TextField id="email" name="news" label="E-mail" />
      <CheckboxGroup id="topics" name="topics" legend="Topics" options={options} defaultValue={['later']} />
      <RadioGroup id="when" name="when" legend="When?" options={options} defaultValue="later" />
      <section id="news"><Checkbox name="news" label="News" defaultChecked /></section>
    </Form>,
  );
  await userEvent.click(page.getByRole('link', { name: 'Second error.' }));
  expect(document.activeElement?.id || undefined).toBe(focused);
  expect(page.getByRole('link').elements().map(({ textContent }) => textContent)).toEqual(['First error.', 'Second error.', 'Help']);
  expect(errors).toEqual([]);
  location.hash = '';
});
