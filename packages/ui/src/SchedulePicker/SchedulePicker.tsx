'use client';

import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { mergeRefs } from '../mergeRefs/index.ts';
import { classNames } from '../classNames/index.ts';
import { Choice, FieldGroup, type GroupText } from '../Field/index.ts';
import { choices as choiceStyles } from '../Field/Choice.css.ts';
import { useFieldId } from '../Field/useFieldId.ts';
import { type Phrase, formatPhrase } from '../phrase/index.ts';
import {
  completeSchedule,
  afterChoice,
  type CheckedSchedule,
  type Day,
  days,
  type ScheduleChoice,
  scheduleNames,
  type ScheduleNames,
  visitsPerWeek,
} from './schedule.ts';
import { dayRow, full, part, partLegend, picker, shiftRow, short, summary, summaryCount } from './SchedulePicker.css.ts';

/** A choice with its words: “Nightly (Mon–Fri)”. */
export interface LabelledChoice extends ScheduleChoice {
  /** What its radio says. */
  readonly label: string;
}

/** The words of a schedule's days and of the line below them. */
interface DayLabels {
  /** Legend of the days. */
  days: ReactNode;
  /** Each day: short for the eyes where the picker is narrower than 704 px, in full elsewhere and for assistive technology. */
  day: Record<Day, { short: string; full: string }>;
  /** Name of the line that says what was chosen and how many visits a week that is, e.g. “Your schedule”. */
  summary: string;
  /** The number of visits in a week, e.g. “3 times per week”: `{count}` is its place. */
  timesPerWeek: Phrase<[count: number]>;
}

/** The words of the times of day. */
interface ShiftLabels {
  /** Their legend. */
  shifts: ReactNode;
  /** Each time of day that is offered, by its value, in their order: `{ day: 'By day', night: 'By night' }`. */
  shift: Readonly<Record<string, string>>;
}

/** The words of a schedule. Without `shifts` and `shift` no time of day is asked. */
export type SchedulePickerLabels = DayLabels & (ShiftLabels | { [Key in keyof ShiftLabels]?: undefined });

/** When a crew should come. */
export interface SchedulePickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'id' | 'name' | 'children' | 'onChange' | 'defaultValue'>, GroupText {
  /** The fieldset's id. Default: one of its own. */
  id?: string;
  /** What can be chosen, in order: each with its words, whether it has days, and what it fills in. */
  choices: readonly LabelledChoice[];
  /** The words of the days and the times of day. */
  labels: SchedulePickerLabels;
  /** What is checked at first; a preset fills in its days and shifts. Default: nothing. */
  defaultValue?: Partial<CheckedSchedule> | undefined;
  /** What is checked, when the consumer holds it. Give `onValueChange` with it. */
  value?: Partial<CheckedSchedule> | undefined;
  /** Told of each change, one that a preset makes included. */
  onValueChange?: ((value: CheckedSchedule) => void) | undefined;
  /** Whether a frequency is needed. Default false. */
  required?: boolean;
  /** The names of the controls. Default: `scheduleNames`. */
  names?: ScheduleNames;
}

const noShifts: Readonly<Record<string, string>> = {};
const nothing: CheckedSchedule = { frequency: null, days: [], shifts: [] };

/** Checks exactly these controls of a name; the DOM is where the state lives. */
function check(inputs: Iterable<HTMLInputElement>, name: string, values: readonly string[]) {
  for (const input of inputs) if (input.name === name) input.checked = values.includes(input.value);
}

/**
 * How often, on which days, at which times of day. Native radios and checkboxes hold the state (`frequency`, `days`,
 * `shifts` in `FormData`; `scheduleFromFormData` reads them): the days appear for the choices that have them and the
 * shifts once there is a choice, by CSS, so also without JavaScript. Once the page is hydrated, a preset fills in its
 * days, other days turn it into the choice that it `becomes`, and the visits per week are shown and announced.
 * Uncontrolled by `defaultValue`, controlled by `value` and `onValueChange`. For one plain question use `RadioGroup`.
 *
 * After setting the controls by script (a restored draft), dispatch a bubbling `input` event on one of them.
 *
 * @example
 * <SchedulePicker legend="How often?" required choices={choices} labels={labels} error={errors.frequency} />
 */
export function SchedulePicker({
  choices,
  labels,
  id,
  names = scheduleNames,
  defaultValue,
  value: held,
  onValueChange,
  required,
  error,
  className,
  ref,
  onInput,
  ...rest
}: SchedulePickerProps) {
  const fieldId = useFieldId(id);
  const first = completeSchedule(choices, { ...nothing, ...(held ?? defaultValue) });
  const root = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState(first);
  const checked = held ? first : own;

  const { shift: shiftNames = noShifts } = labels;
  const shifts = Object.keys(shiftNames);
  const controls = () => [...(root.current?.querySelectorAll('input') ?? [])];
  const read = (): CheckedSchedule => {
    const on = controls().filter((input) => input.checked);
    const has = (name: string, value: string) => on.some((input) => input.name === name && input.value === value);
    return {
      frequency: choices.find(({ value }) => has(names.frequency, value))?.value ?? null,
      days: days.filter((value) => has(names.days, value)),
      shifts: shifts.filter((value) => has(names.shifts, value)),
    };
  };
  const show = (next: CheckedSchedule) => {
    const inputs = controls();
    check(inputs, names.frequency, next.frequency ? [next.frequency] : []);
    check(inputs, names.days, next.days);
    check(inputs, names.shifts, next.shifts);
  };
  const settle = (next: CheckedSchedule) => {
    show(next);
    setOwn(next);
  };

  // A choice made before hydration is in the DOM only.
  const adoptDom = useRef(() => settle(completeSchedule(choices, read())));
  useLayoutEffect(() => adoptDom.current(), []);
  // What the consumer holds is shown after every render, also where it refused a change.
  useLayoutEffect(() => {
    if (held) show(first);
  });

  // Handles the click on a choice. It updates the DOM without a render, because a render would restore the consumer's value;
  // the `input` event that follows reads the whole state again.
  const choose = ({ target }: ChangeEvent<HTMLFieldSetElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== names.frequency) return;
    const now = read();
    if (now.frequency) show(afterChoice(choices, now.frequency, { ...now, frequency: checked.frequency }));
  };

  const visits = visitsPerWeek(choices, checked);
  const chosen = choices.find(({ value }) => value === checked.frequency);
  return (
    <FieldGroup
      {...rest}
      ref={mergeRefs(root, ref)}
      id={fieldId}
      error={error}
      className={classNames(picker, className)}
      onChange={choose}
      onInput={(event) => {
        const next = completeSchedule(choices, read());
        settle(next);
        onValueChange?.(next);
        onInput?.(event);
      }}
    >
      <div className={choiceStyles.grid}>
        {choices.map(({ value, label, days: hasDays }) => (
          <Choice
            key={value}
            type="radio"
            id={`${fieldId}-${value}`}
            name={names.frequency}
            value={value}
            label={label}
            required={required}
            // Without this, browsers expose a required radio as invalid before anyone touches it.
            aria-invalid={Boolean(error)}
            defaultChecked={first.frequency === value}
            data-frequency=""
            data-days={hasDays && ''}
            data-counted={hasDays === 'counted' ? '' : undefined}
          />
        ))}
      </div>
      <fieldset className={part} data-part="days">
        <legend className={partLegend}>{labels.days}</legend>
        <div className={dayRow}>
          {days.map((day) => (
            <Choice
              key={day}
              type="checkbox"
              id={`${fieldId}-${day}`}
              name={names.days}
              value={day}
              label={
                <>
                  <span className={full}>{labels.day[day].full}</span>
                  <span className={short} aria-hidden="true">
                    {labels.day[day].short}
                  </span>
                </>
              }
              defaultChecked={first.days.includes(day)}
            />
          ))}
        </div>
      </fieldset>
      {/* Announces the new choice and the count when a preset becomes another choice. */}
      <output className={summary} aria-label={labels.summary}>
        {chosen && visits !== null && (
          <>
            {chosen.label} <strong className={summaryCount}>{formatPhrase(labels.timesPerWeek, ['count'], visits)}</strong>
          </>
        )}
      </output>
      {shifts.length > 0 && (
        <fieldset className={part} data-part="shifts">
          <legend className={partLegend}>{labels.shifts}</legend>
          <div className={shiftRow}>
            {shifts.map((shift) => (
              <Choice
                key={shift}
                type="checkbox"
                id={`${fieldId}-shift-${shift}`}
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
