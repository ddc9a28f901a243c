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
import { applyOption, type CheckedSchedule, completeSchedule, scheduleFromFormData } from '../../packages/ui/src/SchedulePicker/schedule.ts';
import { frequencies, scheduleFrom } from '../../site/src/leads/schedule.ts';
import { words as schedule } from '../../stories/components/SchedulePicker/words.ts';
import { formData } from './leads/entries.ts';

/* The fields as the server sends them: before any script, texts must already be tied to their controls. */

const steps = { decrease: 'Fewer', increase: 'More', outOfBounds: () => 'Out of bounds.' };
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

  test('is described by its error, then its hint, and by nothing if it has neither', () => {
    const described = attributeOf(html, tag, 'aria-describedby')?.split(' ').map((id) => textOf(html, id));
    expect(described).toEqual(['An error.', 'A hint.']);
    expect(renderToStaticMarkup(render({}))).not.toContain('aria-describedby');
  });

  test('is marked as invalid when it has an error', () => {
    // `aria-invalid` is not for a group of checkboxes (ARIA 1.2): its error describes it.
    expect(html).toMatch(name === 'CheckboxGroup' ? /<fieldset[^>]* data-invalid=""/ : /<(?:input|select|textarea|fieldset)[^>]* aria-invalid="true"/);
  });

  test('shares no id with another on the page, and has no style attribute, which the security policy would block', () => {
    const twice = renderToStaticMarkup(<>{field}<div>{field}</div></>);
    const ids = [...twice.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
    expect(twice).not.toMatch(/\sstyle="/);
  });
});

const { options: scheduleOptions, labels } = schedule['en-CA'];
const requirable = [
  ...fields.filter(([name]) => name !== 'CheckboxGroup').map(([name, , render]) => [name, render({ required: true })] as const),
  ['SchedulePicker', <SchedulePicker key="field" legend="Label" options={scheduleOptions} labels={labels} required />] as const,
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

/** The schedule of a form with these fields. */
const scheduleOf = (fields: Parameters<typeof formData>[0]) => scheduleFrom(scheduleFromFormData(formData(fields), frequencies));

const checked = (part: Partial<CheckedSchedule>): CheckedSchedule => ({ frequency: null, days: [], shifts: [], ...part });

const noShift = { day: false, night: false };
const byDay = { day: true, night: false };
const atNight = { day: false, night: true };

test.each([
  [{ frequency: 'one-time' }, { kind: 'one-time', days: [], timesPerWeek: null, shifts: noShift }],
  [{ frequency: 'weekly' }, { kind: 'weekly', days: [], timesPerWeek: 1, shifts: noShift }],
  [{ frequency: 'three-per-week' }, { kind: 'weekly', days: ['Mon', 'Wed', 'Fri'], timesPerWeek: 3, shifts: noShift }],
  [{ frequency: 'nightly' }, { kind: 'weekly', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], timesPerWeek: 5, shifts: atNight }],
  [{ frequency: 'quarterly' }, { kind: 'quarterly', days: [], timesPerWeek: null, shifts: noShift }],
  [{ frequency: 'custom' }, { kind: 'weekly', days: [], timesPerWeek: 1, shifts: noShift }],
  // Nothing chosen has no kind.
  [{ days: 'Mon', shifts: 'day' }, { kind: null, days: [], timesPerWeek: null, shifts: noShift }],
  // The days of the week are counted and sorted.
  [{ frequency: 'weekly', days: ['Fri', 'Mon'], shifts: 'night' }, { kind: 'weekly', days: ['Mon', 'Fri'], timesPerWeek: 2, shifts: atNight }],
  // A preset with other days is weekly with those days.
  [{ frequency: 'nightly', days: ['Sat', 'Sun'] }, { kind: 'weekly', days: ['Sat', 'Sun'], timesPerWeek: 2, shifts: noShift }],
  // The days of bi-weekly are kept, and not counted.
  [{ frequency: 'bi-weekly', days: 'Tue' }, { kind: 'bi-weekly', days: ['Tue'], timesPerWeek: null, shifts: noShift }],
  // Hidden days and unknown values are ignored.
  [{ frequency: 'monthly', days: 'Tue', shifts: 'day' }, { kind: 'monthly', days: [], timesPerWeek: null, shifts: byDay }],
  [{ frequency: 'hourly' }, { kind: null, days: [], timesPerWeek: null, shifts: noShift }],
  [{ frequency: 'nightly', days: 'Someday' }, { kind: 'weekly', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], timesPerWeek: 5, shifts: atNight }],
  [{ frequency: 'weekly', days: ['Someday', 'Mon', 'Mon'] }, { kind: 'weekly', days: ['Mon'], timesPerWeek: 1, shifts: noShift }],
])('the schedule is read from a form with %j', (fields, schedule) => expect(scheduleOf(fields)).toEqual(schedule));

test.each([
  ['three-per-week', ['Mon', 'Wed'], 'custom'],
  ['weekly', ['Tue'], 'weekly'],
] as const)('the frequency %s with the days %j becomes %s', (frequency, days, after) =>
  expect(completeSchedule(frequencies, checked({ frequency, days })).frequency).toBe(after));

const nightly = checked({ frequency: 'nightly', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], shifts: ['night'] });
const three = checked({ frequency: 'three-per-week', days: ['Mon', 'Wed', 'Fri'], shifts: ['day'] });
const own = (frequency: string) => checked({ frequency, days: ['Sun'], shifts: ['day'] });

test.each([
  ['takes a preset away', 'weekly', nightly, checked({ frequency: 'weekly' })],
  ['keeps what the person had chosen', 'bi-weekly', own('weekly'), own('bi-weekly')],
  ['to custom keeps the days of the preset', 'custom', nightly, { ...nightly, frequency: 'custom' }],
  ['to a preset replaces the days', 'three-per-week', own('custom'), three],
  ['to a preset with shifts replaces both', 'nightly', own('custom'), nightly],
])('another frequency %s', (_, frequency, before, after) =>
  expect(applyOption(frequencies, frequency, before)).toEqual(after));

test('a preset that was chosen before hydration gets its days', () =>
  expect(completeSchedule(frequencies, checked({ frequency: 'three-per-week', shifts: ['day'] }))).toEqual(three));

test('fields with other names are read', () => {
  const names = { frequency: 'f', days: 'd', shifts: 's' };
  const expected = { frequency: 'weekly', days: ['Wed'], shifts: ['day'] };
  expect(scheduleFromFormData(formData({ f: 'weekly', d: 'Wed', s: 'day' }), frequencies, names)).toEqual(expected);
});
