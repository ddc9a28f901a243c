import { SchedulePicker, type SchedulePickerLabels } from '@uno/ui/SchedulePicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/SchedulePicker', component: SchedulePicker } satisfies Meta<typeof SchedulePicker>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    legend: 'How often should we come?',
    hint: 'You can change it at any time.',
    error: 'Please select a cleaning frequency.',
    labels: {
      frequency: {
        'one-time': 'One-time',
        weekly: 'Weekly',
        'three-per-week': '3 times per week',
        nightly: 'Nightly (Mon–Fri)',
        'bi-weekly': 'Bi-weekly',
        monthly: 'Monthly',
        quarterly: 'Quarterly',
        custom: 'Custom',
      },
      days: 'On which days?',
      day: {
        Mon: { short: 'Mon', full: 'Monday' },
        Tue: { short: 'Tue', full: 'Tuesday' },
        Wed: { short: 'Wed', full: 'Wednesday' },
        Thu: { short: 'Thu', full: 'Thursday' },
        Fri: { short: 'Fri', full: 'Friday' },
        Sat: { short: 'Sat', full: 'Saturday' },
        Sun: { short: 'Sun', full: 'Sunday' },
      },
      shifts: 'At what time of day?',
      shift: { day: 'Daytime', night: 'Nighttime' },
      timesPerWeek: (times) => (times === 1 ? 'once per week' : `${times} times per week`),
    } satisfies SchedulePickerLabels,
  },
  'fr-CA': {
    legend: 'À quelle fréquence devons-nous passer?',
    hint: 'Vous pourrez la modifier en tout temps.',
    error: 'Veuillez choisir une fréquence d’entretien.',
    labels: {
      frequency: {
        'one-time': 'Une seule fois',
        weekly: 'Chaque semaine',
        'three-per-week': '3 fois par semaine',
        nightly: 'Chaque soir (lun. au ven.)',
        'bi-weekly': 'Aux deux semaines',
        monthly: 'Chaque mois',
        quarterly: 'Chaque trimestre',
        custom: 'Sur mesure',
      },
      days: 'Quels jours?',
      day: {
        Mon: { short: 'Lun.', full: 'Lundi' },
        Tue: { short: 'Mar.', full: 'Mardi' },
        Wed: { short: 'Mer.', full: 'Mercredi' },
        Thu: { short: 'Jeu.', full: 'Jeudi' },
        Fri: { short: 'Ven.', full: 'Vendredi' },
        Sat: { short: 'Sam.', full: 'Samedi' },
        Sun: { short: 'Dim.', full: 'Dimanche' },
      },
      shifts: 'À quel moment de la journée?',
      shift: { day: 'De jour', night: 'De nuit' },
      timesPerWeek: (times) => `${times} fois par semaine`,
    } satisfies SchedulePickerLabels,
  },
};

export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <SchedulePicker legend={t.legend} hint={t.hint} labels={t.labels} required />;
  },
};

export const Weekly: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <SchedulePicker legend={t.legend} labels={t.labels} defaultValue={{ frequency: 'weekly', days: ['Tue', 'Thu'], shifts: ['night'] }} />;
  },
};

export const Preset: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <SchedulePicker legend={t.legend} labels={t.labels} defaultValue={{ frequency: 'nightly' }} />;
  },
};

export const Invalid: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <SchedulePicker legend={t.legend} labels={t.labels} error={t.error} required />;
  },
};

/** Days and shifts appear with the choice that has them. */
export const Appearing: Story = {
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const { frequency, day, shift } = wordsIn(words, globals).labels;
    const choose = (name: string) => userEvent.click(canvas.getByRole('radio', { name }));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await choose(frequency.monthly);
    await expect(canvas.queryByRole('checkbox', { name: day.Mon.full })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: shift.night })).not.toBeChecked();
    await choose(frequency['bi-weekly']);
    await expect(canvas.getByRole('checkbox', { name: day.Mon.full })).not.toBeChecked();
  },
};

/** A preset fills its days in; other days make it custom, still weekly and counted. */
export const PresetThenCustom: Story = {
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const { frequency, day, shift, timesPerWeek } = wordsIn(words, globals).labels;
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(canvas.getByRole('radio', { name: frequency.nightly }));
    for (const name of [day.Mon, day.Tue, day.Wed, day.Thu, day.Fri]) await expect(box(name.full)).toBeChecked();
    await expect(box(day.Sat.full)).not.toBeChecked();
    await expect(box(shift.night)).toBeChecked();
    await expect(canvas.getByText(timesPerWeek(5))).toBeVisible();
    await userEvent.click(box(day.Sat.full));
    await expect(canvas.getByRole('radio', { name: frequency.custom })).toBeChecked();
    await expect(canvas.getByText(timesPerWeek(6))).toBeVisible();
  },
};
