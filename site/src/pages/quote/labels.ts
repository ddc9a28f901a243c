import type { NumberStepperLabels } from '@uno/ui/NumberStepper';
import type { Day, LabelledChoice, SchedulePickerLabels } from '@uno/ui/SchedulePicker';
import type { quote } from '../../../content/en/quote.ts';
import type { Translate } from '../../i18n/t.ts';
import { frequencies } from '../../leads/schedule.ts';

/** The words of every stepper of the form. */
export const stepperLabels = (t: Translate<typeof quote>) =>
  ({
    decrease: (label) => t('quote.stepper.fewer', { label }),
    increase: (label) => t('quote.stepper.more', { label }),
    kept: (min, max) => t('quote.stepper.kept', { min, max }),
  }) satisfies NumberStepperLabels;

/** How often a crew can come, in words. */
export const scheduleChoices = (t: Translate<typeof quote>): readonly LabelledChoice[] =>
  frequencies.map((frequency) => ({ ...frequency, label: t(`quote.frequency.${frequency.value}`) }));

/** The words of the form's schedule. */
export const scheduleLabels = (t: Translate<typeof quote>) => {
  const day = (name: Day) => ({ short: t(`quote.dayShort.${name}`), full: t(`quote.day.${name}`) });
  return {
    days: t('quote.schedule.days'),
    day: { Mon: day('Mon'), Tue: day('Tue'), Wed: day('Wed'), Thu: day('Thu'), Fri: day('Fri'), Sat: day('Sat'), Sun: day('Sun') },
    shifts: t('quote.schedule.shifts'),
    shift: { day: t('quote.shift.day'), night: t('quote.shift.night') },
    summary: t('quote.schedule.summary'),
    timesPerWeek: (count) => t('quote.schedule.times', { count }),
  } satisfies SchedulePickerLabels;
};
