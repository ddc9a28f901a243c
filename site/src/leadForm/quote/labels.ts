import type { NumberStepperLabels } from '@uno/ui/NumberStepper';
import type { Day, ScheduleOption, SchedulePickerLabels } from '@uno/ui/SchedulePicker';
import { business } from '../../../business.ts';
import type { getQuote } from '../../../content/en/getQuote.ts';
import type { quote } from '../../../content/en/quote.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { LeadFormWords } from '../words.ts';
import { quoteReplyPromise } from '../../leads/replyPromise.ts';
import { frequencies } from '../../leads/schedule.ts';

/** The labels of all steppers of the form. */
export const stepperLabels = (t: Translate<typeof quote>) =>
  ({
    decrease: (label) => t('quote.stepper.fewer', { label }),
    increase: (label) => t('quote.stepper.more', { label }),
    outOfBounds: (min, max) => t('quote.stepper.outOfBounds', { min, max }),
  }) satisfies NumberStepperLabels;

/** The labelled frequencies. */
export const scheduleOptions = (t: Translate<typeof quote>): readonly ScheduleOption[] =>
  frequencies.map(({ kind: _, ...rule }) => ({ ...rule, label: t(`quote.frequency.${rule.value}`) }));

/** The labels of the schedule. */
export const scheduleLabels = (t: Translate<typeof quote>) => {
  const day = (name: Day) => ({ short: t(`quote.dayShort.${name}`), full: t(`quote.day.${name}`) });
  return {
    days: t('quote.schedule.days'),
    day: { Mon: day('Mon'), Tue: day('Tue'), Wed: day('Wed'), Thu: day('Thu'), Fri: day('Fri'), Sat: day('Sat'), Sun: day('Sun') },
    shifts: t('quote.schedule.shifts'),
    shift: { day: t('quote.shift.day'), night: t('quote.shift.night') },
    summary: t('quote.schedule.summary'),
    visitsPerWeek: (count) => t('quote.schedule.times', { count }),
  } satisfies SchedulePickerLabels;
};

/** The texts of the form other than its labels. */
export const formWords = (t: Translate<typeof getQuote>, locale: Locale): LeadFormWords => ({
  label: t('getQuote.form.label'),
  noScript: { title: t('getQuote.noScript.title'), text: t('getQuote.noScript.text') },
  notSent: { title: t('getQuote.notSent.title'), text: t('getQuote.notSent.text') },
  unavailable: t('getQuote.unavailable.text'),
  send: t('getQuote.send'),
  sending: t('getQuote.sending'),
  sendingStatus: t('getQuote.sending.status'),
  note: quoteReplyPromise(t),
  privacy: {
    title: t('getQuote.privacy.title'),
    what: t('getQuote.privacy.what.text'),
    why: t('getQuote.privacy.why.text'),
    who: t('getQuote.privacy.who.text', { name: business.name }),
    where: t('getQuote.privacy.where.text', { place: business.privacy.place[locale] }),
  },
});
