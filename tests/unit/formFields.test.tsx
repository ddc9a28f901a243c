import { Checkbox } from '@uno/ui/Checkbox';
import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { Form, FormTrap } from '@uno/ui/Form';
import { NumberStepper } from '@uno/ui/NumberStepper';
import { RadioGroup } from '@uno/ui/RadioGroup';
import { SchedulePicker } from '@uno/ui/SchedulePicker';
import { Select } from '@uno/ui/Select';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { TextArea } from '@uno/ui/TextArea';
import { TextField } from '@uno/ui/TextField';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { words as schedule } from '../../stories/components/SchedulePicker/words.ts';

/* The fields as the server sends them: before any script, texts must already be tied to their controls. */

const words = { name: 'field', hint: 'A hint.', error: 'An error.' };
const labels = { decrease: 'Fewer', increase: 'More', kept: () => 'Kept.' };
const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

const attributeOf = (html: string, tag: string, name: string): string | undefined =>
  new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`).exec(html)?.[1];

/** The text of the element with an id, without markup. */
const textOf = (html: string, id: string): string | undefined =>
  new RegExp(`<(\\w+) id="${id}"[^>]*>(.*?)</\\1>`).exec(html)?.[2]?.replaceAll(/<[^>]*>/g, '');

const fields: [name: string, tag: string, field: ReactNode][] = [
  ['TextField', 'input', <TextField key="field" {...words} label="Label" />],
  ['TextArea', 'textarea', <TextArea key="field" {...words} label="Label" />],
  ['Select', 'select', <Select key="field" {...words} label="Label" />],
  ['NumberStepper', 'input', <NumberStepper key="field" {...words} label="Label" labels={labels} />],
  ['Checkbox', 'input', <Checkbox key="field" {...words} label="Label" />],
  ['RadioGroup', 'fieldset', <RadioGroup key="field" {...words} legend="Label" options={options} />],
  ['CheckboxGroup', 'fieldset', <CheckboxGroup key="field" {...words} legend="Label" options={options} />],
];

describe.each(fields)('%s', (_, tag, field) => {
  const html = renderToStaticMarkup(field);

  test('its error describes it, then its hint', () => {
    const described = attributeOf(html, tag, 'aria-describedby')?.split(' ').map((id) => textOf(html, id));
    expect(described).toEqual(['An error.', 'A hint.']);
  });

  test('it is marked as wrong', () => {
    // `aria-invalid` is not for a group of checkboxes (ARIA 1.2): its error describes it.
    expect(html).toMatch(html.includes('role="radiogroup"') || tag !== 'fieldset' ? /<(?:input|select|textarea|fieldset)[^>]* aria-invalid="true"/ : /<fieldset[^>]* data-invalid=""/);
  });

  test('two of them on one page share no id', () => {
    const twice = renderToStaticMarkup([field, <div key="again">{field}</div>]);
    const ids = [...twice.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('it has no style attribute, which the security policy would block', () => {
    expect(html).not.toMatch(/\sstyle="/);
  });
});

test('a field without hint or error is described by nothing', () => {
  expect(renderToStaticMarkup(<TextField name="field" label="Label" />)).not.toContain('aria-describedby');
});

/* Without it, a browser reports an untouched required control as invalid. */
const untouched: [name: string, field: ReactNode][] = [
  ['TextField', <TextField key="field" name="field" label="Label" required />],
  ['TextArea', <TextArea key="field" name="field" label="Label" required />],
  ['Select', <Select key="field" name="field" label="Label" required />],
  ['NumberStepper', <NumberStepper key="field" name="field" label="Label" labels={labels} required />],
  ['Checkbox', <Checkbox key="field" name="field" label="Label" required />],
  ['RadioGroup', <RadioGroup key="field" name="field" legend="Label" options={options} required />],
  ['SchedulePicker', <SchedulePicker key="field" legend="Label" choices={schedule['en-CA'].choices} labels={schedule['en-CA'].labels} required />],
];

test.each(untouched)('%s: an untouched required control has aria-invalid false', (_, field) => {
  const html = renderToStaticMarkup(field);
  const wanted = [...html.matchAll(/<(?:input|select|textarea)[^>]* required=""[^>]*>/g)].map(([tag]) => tag);
  expect(wanted).not.toEqual([]);
  for (const tag of wanted) expect(tag).toContain(' aria-invalid="false"');
});

test('a unit describes its field', () => {
  const html = renderToStaticMarkup(<TextField name="sqft" label="Area" unit="sq ft" />);
  expect(textOf(html, attributeOf(html, 'input', 'aria-describedby') ?? '')).toBe('sq ft');
});

test('a form posts, is not validated by the browser, and hides its trap', () => {
  const html = renderToStaticMarkup(
    <Form>
      <FormTrap name="website" label="Leave empty" />
    </Form>,
  );
  expect(attributeOf(html, 'form', 'method')).toBe('post');
  expect(html.toLowerCase()).toContain(' novalidate');
  expect(attributeOf(html, 'div', 'aria-hidden')).toBe('true');
  expect(attributeOf(html, 'input', 'tabindex')).toBe('-1');
  expect(html.toLowerCase()).toContain('autocomplete="off"');
});

test('a busy button is never disabled', () => {
  const html = renderToStaticMarkup(
    <SubmitButton labels={{ busy: 'Sending' }} busy>
      Send
    </SubmitButton>,
  );
  expect(attributeOf(html, 'button', 'aria-disabled')).toBe('true');
  expect(html).not.toMatch(/\sdisabled(?:=|>|\s)/);
});

test('a submit button has two labels, of which one is exposed', () => {
  const shown = (busy: boolean) => renderToStaticMarkup(<SubmitButton busy={busy} labels={{ busy: 'Sending…' }}>Send</SubmitButton>).match(/aria-hidden="false">[^<]*/g);
  expect([shown(false), shown(true)]).toEqual([['aria-hidden="false">Send'], ['aria-hidden="false">Sending…']]);
});
