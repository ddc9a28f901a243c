import type { NumberStepperLabels } from '@uno/ui/NumberStepper';
import type { Day, SchedulePickerLabels } from '@uno/ui/SchedulePicker';
import type { quote } from '../../../content/en/quote.ts';
import type { Translate } from '../../i18n/t.ts';

/** The words of every stepper of the form. */
export const stepperLabels = (t: Translate<typeof quote>) =>
  ({
    decrease: (label) => t('quote.stepper.fewer', { label }),
    increase: (label) => t('quote.stepper.more', { label }),
    kept: (min, max) => t('quote.stepper.kept', { min, max }),
  }) satisfies NumberStepperLabels;

/** The words of the form's schedule. */
export const scheduleLabels = (t: Translate<typeof quote>) => {
  const day = (name: Day) => ({ short: t(`quote.dayShort.${name}`), full: t(`quote.day.${name}`) });
  return {
    frequency: {
      'one-time': t('quote.frequency.one-time'),
      weekly: t('quote.frequency.weekly'),
      'three-per-week': t('quote.frequency.three-per-week'),
      nightly: t('quote.frequency.nightly'),
      'bi-weekly': t('quote.frequency.bi-weekly'),
      monthly: t('quote.frequency.monthly'),
      quarterly: t('quote.frequency.quarterly'),
      custom: t('quote.frequency.custom'),
    },
    days: t('quote.schedule.days'),
    day: { Mon: day('Mon'), Tue: day('Tue'), Wed: day('Wed'), Thu: day('Thu'), Fri: day('Fri'), Sat: day('Sat'), Sun: day('Sun') },
    shifts: t('quote.schedule.shifts'),
    shift: { day: t('quote.shift.day'), night: t('quote.shift.night') },
    summary: t('quote.schedule.summary'),
    timesPerWeek: (count) => t('quote.schedule.times', { count }),
  } satisfies SchedulePickerLabels;
};
