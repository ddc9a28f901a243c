'use client';

import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRefs } from '../mergeRefs/index.ts';
import { classNames } from '../classNames/index.ts';
import { Choice, FieldGroup, type GroupText } from '../Field/index.ts';
import { choices as choiceStyles } from '../Field/Choice.css.ts';
import { useFieldId } from '../Field/useFieldId.ts';
import { useFormReset } from '../Form/useFormReset.ts';
import { type Phrase, formatPhrase } from '../phrase/index.ts';
import {
  completeSchedule,
  applyChoice,
  type CheckedSchedule,
  type Day,
  days,
  type ScheduleChoice,
  scheduleNames,
  type ScheduleNames,
  visitsPerWeek,
} from './schedule.ts';
import { dayRow, full, part, partLegend, picker, shiftRow, short, summary, summaryCount } from './SchedulePicker.css.ts';

/** A choice with its label: “Nightly (Mon–Fri)”. */
export interface LabelledChoice extends ScheduleChoice {
  /** The label of its radio. */
  readonly label: string;
}

/** The texts of a schedule's days and of the line below them. */
interface DayLabels {
  /** Legend of the days. */
  days: ReactNode;
  /** Each day: `short` is shown where the picker is narrower than 672 px; `full` elsewhere, and always for assistive technology. */
  day: Record<Day, { short: string; full: string }>;
  /** Name of the line with the choice and its number of visits per week, e.g. “Your schedule”. */
  summary: string;
  /** The number of visits per week, with `{count}` for the number: “{count} times per week”. */
  timesPerWeek: Phrase<[count: number]>;
}

/** The texts of the times of day. */
interface ShiftLabels {
  /** Their legend. */
  shifts: ReactNode;
  /** Each time of day that is offered, by its value, in their order: `{ day: 'By day', night: 'By night' }`. */
  shift: Readonly<Record<string, string>>;
}

/** The texts of a schedule. Without `shifts` and `shift` no time of day is asked. */
export type SchedulePickerLabels = DayLabels & (ShiftLabels | { [Key in keyof ShiftLabels]?: undefined });

/** The props of `SchedulePicker`. */
export interface SchedulePickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'id' | 'name' | 'children' | 'onChange' | 'defaultValue'>, GroupText {
  /** The fieldset's id. Default: a generated id. */
  id?: string | undefined;
  /** The choices, in order: each with its label, whether it has days, and what it fills in. */
  choices: readonly LabelledChoice[];
  /** The texts of the days and the times of day. */
  labels: SchedulePickerLabels;
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
}

const noShifts: Readonly<Record<string, string>> = {};
const emptySchedule: CheckedSchedule = { frequency: null, days: [], shifts: [] };

/** Checks the controls of a name that have these values, and unchecks its others. The DOM holds the state. */
function checkExactly(inputs: Iterable<HTMLInputElement>, name: string, values: readonly string[]) {
  for (const input of inputs) if (input.name === name) input.checked = values.includes(input.value);
}

/**
 * How often, on which days, at which times of day. Native radios and checkboxes hold the state (`frequency`, `days`,
 * `shifts` in `FormData`; `scheduleFromFormData` reads them): the days appear for the choices that have them and the
 * shifts once there is a choice, by CSS, so JavaScript is not needed. Once the page is hydrated, a preset fills in its
 * days, other days turn it into the choice that it `becomes`, and the visits per week are shown and announced.
 * Uncontrolled with `defaultValue`, controlled with `value` and `onValueChange`. For a single question use `RadioGroup`.
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
  const first = completeSchedule(choices, { ...emptySchedule, ...(controlledValue ?? defaultValue) });
  const root = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState(first);
  const checked = controlledValue ? first : own;

  const { shift: shiftNames = noShifts } = labels;
  const shifts = Object.keys(shiftNames);
  const controls = () => [...(root.current?.querySelectorAll('input') ?? [])];
  const read = (state: 'checked' | 'defaultChecked' = 'checked'): CheckedSchedule => {
    const on = controls().filter((input) => input[state]);
    const has = (name: string, value: string) => on.some((input) => input.name === name && input.value === value);
    return {
      frequency: choices.find(({ value }) => has(names.frequency, value))?.value ?? null,
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
  const adoptDom = useRef(() => showAndStore(completeSchedule(choices, read())));
  useLayoutEffect(() => adoptDom.current(), []);
  useFormReset(root, () => setOwn(completeSchedule(choices, read('defaultChecked'))));
  // If controlled, the given value is shown after every render, even when a change was refused.
  useLayoutEffect(() => {
    if (controlledValue) show(first);
  });

  // Handles the click on a choice. It updates the DOM without a render, because a render would restore a controlled value;
  // the `input` event that follows reads the whole state again.
  const handleChoice = ({ target }: ChangeEvent<HTMLFieldSetElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== names.frequency) return;
    const now = read();
    if (now.frequency) show(applyChoice(choices, now.frequency, { ...now, frequency: checked.frequency }));
  };

  const visits = visitsPerWeek(choices, checked);
  const chosen = choices.find(({ value }) => value === checked.frequency);
  return (
    <FieldGroup
      {...rest}
      ref={useMergedRefs(root, ref)}
      id={fieldId}
      error={error}
      className={classNames(picker, className)}
      onChange={handleChoice}
      onInput={(event) => {
        const next = completeSchedule(choices, read());
        showAndStore(next);
        onValueChange?.(next);
        onInput?.(event);
      }}
    >
      <div className={choiceStyles.grid}>
        {choices.map(({ value, label, days: hasDays }, at) => (
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
