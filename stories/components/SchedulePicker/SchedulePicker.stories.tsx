import { type ScheduleNames, type ScheduleOption, SchedulePicker } from '@uno/ui/SchedulePicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { AtMostThreeDays } from './Controlled.example.tsx';
import { keyboard } from './SchedulePicker.keyboard.ts';
import { words } from './words.ts';

const meta = { title: 'Forms/SchedulePicker', component: SchedulePicker } satisfies Meta<typeof SchedulePicker>;
export default meta;
/** The controls leave out options and labels, of which each needs the other. */
type Args = Partial<Omit<ComponentProps<typeof SchedulePicker>, 'options' | 'labels'>>;
type Story = StoryObj<Args>;

/** Field names for one story: the documentation page has several pickers. */
const namesOf = (story: string): ScheduleNames => ({ frequency: `${story}Frequency`, days: `${story}Days`, shifts: `${story}Shifts` });

/** Only these options. A preset whose days are changed becomes *weekly*, because *custom* is not offered. */
const only = (options: readonly ScheduleOption[], values: readonly string[]): readonly ScheduleOption[] =>
  values.flatMap((value) => options.filter((option) => option.value === value)).map((option) => (option.becomes === undefined ? option : { ...option, becomes: 'weekly' }));

/** Nothing chosen yet: neither days nor times of day are asked. */
export const Default: Story = {
  render: inWords(words, (t, args) => <SchedulePicker legend={t.legend} hint={t.hint} options={t.options} labels={t.labels} required {...args} />),
};

/** Weekly has days, and its visits are counted. */
export const Weekly: Story = {
  render: inWords(words, (t, args) => (
    <SchedulePicker
      names={namesOf('weekly')}
      legend={t.legend}
      options={t.options} labels={t.labels}
      defaultValue={{ frequency: 'weekly', days: ['Tue', 'Thu'], shifts: ['night'] }}
      {...args}
    />
  )),
};

/** A preset fills in its days, and here its time of day too. */
export const Preset: Story = {
  render: inWords(words, (t, args) => (
    <SchedulePicker names={namesOf('preset')} legend={t.legend} options={t.options} labels={t.labels} defaultValue={{ frequency: 'nightly' }} {...args} />
  )),
};

/** The error belongs to the whole question. */
export const Invalid: Story = {
  render: inWords(words, (t, args) => (
    <SchedulePicker names={namesOf('invalid')} legend={t.legend} options={t.options} labels={t.labels} error={t.error} required {...args} />
  )),
};

/** Days and shifts appear with the choice that has them. */
export const Appearing: Story = {
  tags: ['test-only'],
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const { frequency, labels: { day, shift } } = wordsIn(words, globals);
    const choose = (name: string) => userEvent.click(canvas.getByRole('radio', { name }));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await choose(frequency('monthly'));
    await expect(canvas.queryByRole('checkbox', { name: day.Mon.full })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: shift.night })).not.toBeChecked();
    await choose(frequency('bi-weekly'));
    await expect(canvas.getByRole('checkbox', { name: day.Mon.full })).not.toBeChecked();
  },
};

/** Fewer options, in another order. Where *custom* is not offered, a preset whose days are changed becomes *weekly*, so that no answer is lost. */
export const Offered: Story = {
  render: inWords(words, (t, args) => (
    <SchedulePicker
      names={namesOf('offered')}
      legend={t.legend}
      options={only(t.options, ['nightly', 'weekly', 'monthly', 'one-time'])}
      labels={t.labels}
      {...args}
    />
  )),
  play: inTests(async ({ canvas, globals }) => {
    const { frequency, labels: { day } } = wordsIn(words, globals);
    await userEvent.click(canvas.getByRole('radio', { name: frequency('nightly') }));
    await userEvent.click(canvas.getByRole('checkbox', { name: day.Mon.full }));
    await expect(canvas.getByRole('radio', { name: frequency('weekly') })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: day.Tue.full })).toBeChecked();
  }),
};

/** The days are named in a language, here German; they are not counted, so no words for a count are needed. */
export const DaysOfALanguage: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => <SchedulePicker legend={t.legend} options={[{ value: 'weekly', label: t.frequency('weekly'), days: 'free' }]} labels={{ days: t.labels.days, day: { lang: 'de' } }} defaultValue={{ frequency: 'weekly' }} />),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
    await expect(names).toEqual(['MontagMo', 'DienstagDi', 'MittwochMi', 'DonnerstagDo', 'FreitagFr', 'SamstagSa', 'SonntagSo']);
    await expect(canvas.getByRole('checkbox', { name: 'Montag' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** Neither days nor times of day: only options. */
export const OptionsAlone: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => <SchedulePicker legend={t.legend} options={[{ value: 'monthly', label: <em>{t.frequency('monthly')}</em> }]} />),
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('radio', { name: wordsIn(words, globals).frequency('monthly') }));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** The page controls the schedule, and may refuse a change. */
export const Controlled: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => <AtMostThreeDays names={namesOf('controlled')} legend={t.legend} options={t.options} labels={t.labels} />),
  play: inTests(async ({ canvas, globals }) => {
    const { frequency, labels: { day, visitsPerWeek } } = wordsIn(words, globals);
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    for (const { full } of [day.Tue, day.Wed]) await userEvent.click(box(full));
    await expect(canvas.getByRole('status').textContent).toContain(visitsPerWeek(3));
    await userEvent.click(box(day.Sun.full));
    await expect(box(day.Sun.full)).not.toBeChecked();
    // A frequency is chosen as a day is, and one of five days is refused.
    for (const name of ['monthly', 'weekly'] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: frequency(name) }));
      await expect(canvas.getByRole('radio', { name: frequency(name) })).toBeChecked();
    }
    await userEvent.click(canvas.getByRole('radio', { name: frequency('nightly') }));
    await expect(canvas.getByRole('radio', { name: frequency('weekly') })).toBeChecked();
    await expect(box(day.Fri.full)).not.toBeChecked();
  }),
};

/** The summary of the choice and its visits has a name from the start, in the language of the page. */
export const SummaryNamed: Story = {
  tags: ['test-only'],
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const { frequency, labels: { summary } } = wordsIn(words, globals);
    const line = canvas.getByRole('status');
    await expect(line).toHaveAccessibleName(summary);
    await userEvent.click(canvas.getByRole('radio', { name: frequency('nightly') }));
    await expect(line).toHaveTextContent(frequency('nightly'));
    await expect(line).toHaveAccessibleName(summary);
  },
};

/** Every state, side by side: two of its frequencies, which the days and the times of day look like. */
export const States: Story = {
  render: inWords(words, (t, args) => (
    <StateSheet<Args>
      states={{
        rest: {},
        hover: {},
        focus: {},
        chosen: { defaultValue: { frequency: 'weekly', days: ['Tue', 'Thu'], shifts: ['night'] } },
        invalid: { error: t.error },
        disabled: { disabled: true, defaultValue: { frequency: 'weekly', days: ['Tue', 'Thu'] } },
      }}
      render={(given, id) => <SchedulePicker id={id} names={namesOf(id)} legend={t.legend} options={only(t.options, ['one-time', 'weekly'])} labels={t.labels} {...args} {...given} />}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: Default.render, tags: ['test-only'], play: proves(keyboard) };
