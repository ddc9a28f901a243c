'use client';

import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMergedRefs } from '../mergeRefs/index.ts';
import { classNames } from '../classNames/index.ts';
import { Choice, FieldGroup, type GroupText } from '../Field/index.ts';
import { choices as choiceStyles } from '../Field/Choice.css.ts';
import { useFieldId } from '../Field/useFieldId.ts';
import { useFormReset } from '../Form/useFormReset.ts';
import { type Phrase, formatPhrase } from '../phrase/index.ts';
import { applyOption, type CheckedSchedule, completeSchedule, type Day, days, scheduleNames, type ScheduleNames, type ScheduleRule, visitsPerWeek } from './schedule.ts';
import { dayRow, full, part, partLegend, picker, shiftRow, short, summary, summaryCount } from './SchedulePicker.css.ts';

/** One answer to “How often?”: what it does, and its label. */
export interface ScheduleOption extends ScheduleRule {
  /** What the person reads: “Every weekday”. */
  readonly label: ReactNode;
}

/** The names of the days. */
export type ScheduleDays =
  | {
      /** The language that they are taken from (`Intl`; BCP 47): `fr-CA`. */
      readonly lang: string;
    }
  | Readonly<Record<Day, {
      /** The name where the picker is narrower than 672 px. */
      readonly short: ReactNode;
      /** The name elsewhere, and always for assistive technology. */
      readonly full: ReactNode;
    }>>;

/** The texts of the days. */
interface DayLabels {
  /** Legend of the days. */
  days: ReactNode;
  /** The names of the days: `{ lang: 'fr-CA' }`, or your own, a short and a full one for each. */
  day: ScheduleDays;
}

/** The texts of the line below the days. */
interface VisitLabels {
  /** Name of the line with the choice and its number of visits per week, e.g. “Your schedule”. */
  summary: string;
  /** The number of visits per week, with `{count}` for the number: “{count} times per week”. */
  visitsPerWeek: Phrase<[count: number]>;
}

/** The texts of the times of day. */
interface TimeLabels {
  /** Their legend. */
  shifts: ReactNode;
  /** Each time of day that is offered, by its value, in their order: `{ day: 'By day', night: 'By night' }`. */
  shift: Readonly<Record<string, ReactNode>>;
}

type Without<Labels> = { readonly [Key in keyof Labels]?: undefined };

/** The texts of a schedule whose options have no days. Without `shifts` and `shift` no time of day is asked. */
export type ShiftLabels = Without<DayLabels & VisitLabels> & (TimeLabels | Without<TimeLabels>);

/** The texts of a schedule whose days are never counted. Without `shifts` and `shift` no time of day is asked. */
export type FreeDayLabels = DayLabels & Without<VisitLabels> & (TimeLabels | Without<TimeLabels>);

/** The texts of a schedule. Without `shifts` and `shift` no time of day is asked. */
export type SchedulePickerLabels = DayLabels & VisitLabels & (TimeLabels | Without<TimeLabels>);

/** The options, and the texts that they need. */
type OptionsAndLabels =
  | {
      /** The answers, in order: each with its label, whether it has days, and what it fills in. The id of each is `<id>-<number>`, from 1. */
      options: readonly ScheduleOption[];
      /** The texts of the days, their count, and the times of day: those that `options` ask for. Default: none, if no option has days. */
      labels: SchedulePickerLabels;
    }
  | { options: readonly (ScheduleOption & { readonly days?: 'free' | undefined })[]; labels: FreeDayLabels }
  | { options: readonly (ScheduleOption & { readonly days?: undefined })[]; labels?: ShiftLabels | undefined };

/** The props of `SchedulePicker`. */
export type SchedulePickerProps = Omit<ComponentPropsWithRef<'fieldset'>, 'id' | 'name' | 'children' | 'onChange' | 'defaultValue'> & GroupText & OptionsAndLabels & {
  /** The fieldset's id. Default: a generated id. */
  id?: string | undefined;
  /** What is checked at first; a preset fills in its days and shifts. Default: nothing. */
  defaultValue?: Partial<CheckedSchedule> | undefined;
  /** What is checked, if controlled. Give `onValueChange` with it. */
  value?: Partial<CheckedSchedule> | undefined;
  /** Called at each change, including one that a preset makes. */
  onValueChange?: ((value: CheckedSchedule) => void) | undefined;
  /** Whether a frequency is required. Default false. */
  required?: boolean | undefined;
  /** The names of the controls. Default: `scheduleNames`. */
  names?: ScheduleNames | undefined;
};

const noLabels: ShiftLabels = {};
const noShifts: Readonly<Record<string, ReactNode>> = {};
const emptySchedule: CheckedSchedule = { frequency: null, days: [], shifts: [] };

/** 1 January 2024, a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The names of the days, from Monday, each in the width in which it is shown. */
function namesOf(given: ScheduleDays): readonly { readonly day: Day; readonly short: ReactNode; readonly full: ReactNode }[] {
  if (!('lang' in given)) return days.map((day) => ({ day, ...given[day] }));
  const format = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(given.lang, { weekday, timeZone: 'UTC' });
  const [short, full] = [format('short'), format('long')];
  return days.map((day, at) => ({ day, short: short.format(MONDAY + at * DAY_MS), full: full.format(MONDAY + at * DAY_MS) }));
}

/** Checks the controls of a name that have these values, and unchecks its others. The DOM holds the state. */
function checkExactly(inputs: Iterable<HTMLInputElement>, name: string, values: readonly string[]) {
  for (const input of inputs) if (input.name === name) input.checked = values.includes(input.value);
}

/**
 * How often, on which days, at which times of day. Native radios and checkboxes hold the state (`frequency`, `days`,
 * `shifts` in `FormData`; `scheduleFromFormData` reads them): the days appear for the options that have them and the
 * shifts once one is chosen, by CSS, so JavaScript is not needed. Once the page is hydrated, a preset fills in its
 * days, other days turn it into the option that it `becomes`, and the visits per week are shown and announced.
 * Uncontrolled with `defaultValue`, controlled with `value` and `onValueChange`. For a single question use `RadioGroup`.
 *
 * After setting the controls by script (a restored draft), dispatch a bubbling `input` event on one of them.
 *
 * @example
 * <SchedulePicker legend="How often?" required options={options} labels={labels} error={errors.frequency} />
 */
export function SchedulePicker({
  options,
  labels = noLabels,
  id,
  names = scheduleNames,
  defaultValue,
  value: controlledValue,
  onValueChange,
  required,
  error,
  className,
  ref,
  onInput,
  ...rest
}: SchedulePickerProps) {
  const fieldId = useFieldId(id);
  const first = completeSchedule(options, { ...emptySchedule, ...(controlledValue ?? defaultValue) });
  const root = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState(first);
  const checked = controlledValue ? first : own;

  const { day, shift: shiftNames = noShifts } = labels;
  const asksDays = options.some((option) => option.days !== undefined);
  const countsVisits = options.some((option) => option.days === 'counted');
  const dayNames = useMemo(() => (asksDays && day ? namesOf(day) : []), [asksDays, day]);
  const shifts = Object.keys(shiftNames);
  const controls = () => [...(root.current?.querySelectorAll('input') ?? [])];
  const read = (state: 'checked' | 'defaultChecked' = 'checked'): CheckedSchedule => {
    const on = controls().filter((input) => input[state]);
    const has = (name: string, value: string) => on.some((input) => input.name === name && input.value === value);
    return {
      frequency: options.find(({ value }) => has(names.frequency, value))?.value ?? null,
      days: days.filter((value) => has(names.days, value)),
      shifts: shifts.filter((value) => has(names.shifts, value)),
    };
  };
  const show = (next: CheckedSchedule) => {
    const inputs = controls();
    checkExactly(inputs, names.frequency, next.frequency ? [next.frequency] : []);
    checkExactly(inputs, names.days, next.days);
    checkExactly(inputs, names.shifts, next.shifts);
  };
  const showAndStore = (next: CheckedSchedule) => {
    show(next);
    setOwn(next);
  };

  // A choice made before hydration is in the DOM only.
  const adoptDom = useRef(() => showAndStore(completeSchedule(options, read())));
  useLayoutEffect(() => adoptDom.current(), []);
  useFormReset(root, () => setOwn(completeSchedule(options, read('defaultChecked'))));
  // If controlled, the given value is shown after every render, even when a change was refused.
  useLayoutEffect(() => {
    if (controlledValue) show(first);
  });

  // Handles the click on an option. It updates the DOM without a render, because a render would restore a controlled value;
  // the `input` event that follows reads the whole state again.
  const handleOption = ({ target }: ChangeEvent<HTMLFieldSetElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== names.frequency) return;
    const now = read();
    if (now.frequency) show(applyOption(options, now.frequency, { ...now, frequency: checked.frequency }));
  };

  const visits = visitsPerWeek(options, checked);
  const chosen = options.find(({ value }) => value === checked.frequency);
  return (
    <FieldGroup
      {...rest}
      ref={useMergedRefs(root, ref)}
      id={fieldId}
      error={error}
      className={classNames(picker, className)}
      onChange={handleOption}
      onInput={(event) => {
        const next = completeSchedule(options, read());
        showAndStore(next);
        onValueChange?.(next);
        onInput?.(event);
      }}
    >
      <div className={choiceStyles.grid}>
        {options.map(({ value, label, days: hasDays }, at) => (
          <Choice
            key={value}
            type="radio"
            id={`${fieldId}-${at + 1}`}
            name={names.frequency}
            value={value}
            label={label}
            required={required}
            // Without this, browsers expose a required radio as invalid before it is touched.
            aria-invalid={Boolean(error)}
            defaultChecked={first.frequency === value}
            data-frequency=""
            data-days={hasDays && ''}
            data-counted={hasDays === 'counted' ? '' : undefined}
          />
        ))}
      </div>
      {dayNames.length > 0 && (
        <fieldset className={part} data-part="days">
          <legend className={partLegend}>{labels.days}</legend>
          <div className={dayRow}>
            {dayNames.map(({ day: value, short: shortName, full: fullName }) => (
              <Choice
                key={value}
                type="checkbox"
                id={`${fieldId}-${value}`}
                name={names.days}
                value={value}
                label={
                  <>
                    <span className={full}>{fullName}</span>
                    <span className={short} aria-hidden="true">
                      {shortName}
                    </span>
                  </>
                }
                defaultChecked={first.days.includes(value)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {countsVisits && labels.visitsPerWeek !== undefined && (
        // Announces the new option and the count when a preset becomes another option.
        <output className={summary} aria-label={labels.summary}>
          {chosen && visits !== null && (
            <>
              {chosen.label} <strong className={summaryCount}>{formatPhrase(labels.visitsPerWeek, ['count'], visits)}</strong>
            </>
          )}
        </output>
      )}
      {shifts.length > 0 && (
        <fieldset className={part} data-part="shifts">
          <legend className={partLegend}>{labels.shifts}</legend>
          <div className={shiftRow}>
            {shifts.map((shift, at) => (
              <Choice
                key={shift}
                type="checkbox"
                id={`${fieldId}-shift-${at + 1}`}
                name={names.shifts}
                value={shift}
                label={shiftNames[shift]}
                defaultChecked={first.shifts.includes(shift)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </FieldGroup>
  );
}
