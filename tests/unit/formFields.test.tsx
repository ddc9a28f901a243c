import { Checkbox } from '@uno/ui/Checkbox';
import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { Form, FormTrap } from '@uno/ui/Form';
import { NumberStepper } from '@uno/ui/NumberStepper';
import { RadioGroup } from '@uno/ui/RadioGroup';
import { SchedulePicker } from '@uno/ui/SchedulePicker';
import { Select } from '@uno/ui/Select';
import { TextArea } from '@uno/ui/TextArea';
import { TextField } from '@uno/ui/TextField';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { words as schedule } from '../../stories/components/SchedulePicker/words.ts';

/* The fields as the server sends them: before any script, texts must already be tied to their controls. */

const steps = { decrease: 'Fewer', increase: 'More', corrected: () => 'Kept.' };
const options = [{ value: 'one', label: 'One' }, { value: 'two', label: 'Two' }];

const attributeOf = (html: string, tag: string, name: string): string | undefined =>
  new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`).exec(html)?.[1];

/** The text of the element with an id, without markup. */
const textOf = (html: string, id: string): string | undefined =>
  new RegExp(`<(\\w+) id="${id}"[^>]*>(.*?)</\\1>`).exec(html)?.[2]?.replaceAll(/<[^>]*>/g, '');

type Given = { readonly hint?: string; readonly error?: string; readonly required?: boolean };

const fields: readonly (readonly [name: string, tag: string, render: (given: Given) => ReactElement])[] = [
  ['TextField', 'input', (given) => <TextField name="field" label="Label" {...given} />],
  ['TextArea', 'textarea', (given) => <TextArea name="field" label="Label" {...given} />],
  ['Select', 'select', (given) => <Select name="field" label="Label" {...given} />],
  ['NumberStepper', 'input', (given) => <NumberStepper name="field" label="Label" labels={steps} {...given} />],
  ['Checkbox', 'input', (given) => <Checkbox name="field" label="Label" {...given} />],
  ['RadioGroup', 'fieldset', (given) => <RadioGroup name="field" legend="Label" options={options} {...given} />],
  ['CheckboxGroup', 'fieldset', (given) => <CheckboxGroup name="field" legend="Label" options={options} {...given} />],
];

describe.each(fields)('%s', (name, tag, render) => {
  const field = render({ hint: 'A hint.', error: 'An error.' });
  const html = renderToStaticMarkup(field);

  test('its error describes it, then its hint; without them nothing does', () => {
    const described = attributeOf(html, tag, 'aria-describedby')?.split(' ').map((id) => textOf(html, id));
    expect(described).toEqual(['An error.', 'A hint.']);
    expect(renderToStaticMarkup(render({}))).not.toContain('aria-describedby');
  });

  test('it is marked as wrong', () => {
    // `aria-invalid` is not for a group of checkboxes (ARIA 1.2): its error describes it.
    expect(html).toMatch(name === 'CheckboxGroup' ? /<fieldset[^>]* data-invalid=""/ : /<(?:input|select|textarea|fieldset)[^>]* aria-invalid="true"/);
  });

  test('two of them on one page share no id, and have no style attribute, which the security policy would block', () => {
    const twice = renderToStaticMarkup(<>{field}<div>{field}</div></>);
    const ids = [...twice.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
    expect(twice).not.toMatch(/\sstyle="/);
  });
});

const { choices, labels } = schedule['en-CA'];
const requirable = [
  ...fields.filter(([name]) => name !== 'CheckboxGroup').map(([name, , render]) => [name, render({ required: true })] as const),
  ['SchedulePicker', <SchedulePicker key="field" legend="Label" choices={choices} labels={labels} required />] as const,
];

// Without it, a browser reports an untouched required control as invalid.
test.each(requirable)('%s: an untouched required control has aria-invalid false', (_, field) => {
  const wanted = renderToStaticMarkup(field).match(/<(?:input|select|textarea)[^>]* required=""[^>]*>/g) ?? [];
  expect(wanted).not.toEqual([]);
  for (const control of wanted) expect(control).toContain(' aria-invalid="false"');
});

test('the trap of a form is hidden, out of the tab order, and not filled by the browser', () => {
  const html = renderToStaticMarkup(<Form><FormTrap name="website" label="Leave empty" /></Form>);
  expect(html).toMatch(/^<form [^>]*method="post"[^>]*><div [^>]*aria-hidden="true"/);
  expect(html.toLowerCase()).toMatch(/<input (?=[^>]*tabindex="-1")[^>]*autocomplete="off"/);
});
