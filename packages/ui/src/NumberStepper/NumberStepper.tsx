'use client';

import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { Minus, Plus } from 'lucide-react';
import { useMergedRefs } from '../mergeRefs/index.ts';
import { classNames } from '../classNames/index.ts';
import { describedBy, FieldError, FieldHint, FieldMarker, type FieldText } from '../Field/Field.tsx';
import { useFieldId } from '../Field/useFieldId.ts';
import { useFormReset } from '../Form/useFormReset.ts';
import { type Phrase, formatPhrase } from '../phrase/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { box, button, icon, input, label as labelStyle, row, words } from './NumberStepper.css.ts';

/** The required labels of `NumberStepper`. */
export interface NumberStepperLabels {
  /** Name of the minus button, e.g. “Fewer: {label}”, where `{label}` is the field's label. */
  decrease: Phrase<[label: string]>;
  /** Name of the plus button, e.g. “More: {label}”. */
  increase: Phrase<[label: string]>;
  /** The error of a typed value that is out of bounds or not a whole number, e.g. “Enter a whole number from {min} to {max}.” */
  outOfBounds: Phrase<[min: number, max: number]>;
}

/** The props of `NumberStepper`: its texts and the attributes of `<input>`. */
export interface NumberStepperProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'min' | 'max' | 'step'>, Omit<FieldText, 'label'> {
  /** The key in `FormData`. */
  name: string;
  /** The control's id. Default: a generated id. */
  id?: string | undefined;
  /** What is counted, in the plural: “Meeting rooms”. */
  label: string;
  /** The names of its buttons, and its own error message. */
  labels: NumberStepperLabels;
  /** The minimum. Default 0. */
  min?: number | undefined;
  /** The maximum. Default 999. */
  max?: number | undefined;
}

/** Dispatches the events that typing would, for `onInput`, `onChange` and listeners of the form. */
function dispatchTyping(input: HTMLInputElement) {
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * A small count: rooms, people, copies. One row: the label on the left, a native number input between two buttons
 * on the right. Rows that follow one another share the hairline between them. The step is 1, the bounds are 0 and 999
 * unless `min` and `max` say otherwise. Empty is allowed and means "not given". For a large figure, such as an area,
 * use `TextField`.
 *
 * Uncontrolled with `defaultValue`, which keeps a count typed before React hydrates the page; controlled with `value` and
 * `onChange`. The buttons dispatch a bubbling `input` and `change`, as typing does. Their `data-step` (`up`, `down`) lets a
 * script step before the page is hydrated. A typed value that is out of bounds or not a whole number stays as it is; on blur
 * and on Enter an error says so, unless the form has given one. The form must check the value too. The mouse wheel scrolls the
 * page and never changes the count. Keyboard (APG, Spinbutton): Up and Down step. The buttons are for pointers,
 * touch and voice, and out of the tab order; without JavaScript they are not shown.
 *
 * `className` reaches the row, everything else the `<input>`.
 */
export function NumberStepper({ label, labels, marker, hint, error, min = 0, max = 999, className, id, onBlur, onInput, onKeyDown, ref, ...rest }: NumberStepperProps) {
  const own = useFieldId(id);
  const fixed = rest.disabled || rest.readOnly;
  const field = useRef<HTMLInputElement>(null);
  const [announcedCount, setAnnouncedCount] = useState('');
  const [outOfBounds, setOutOfBounds] = useState('');

  const press = (direction: 'stepUp' | 'stepDown') => () => {
    const element = field.current;
    if (!element) return;
    element[direction]();
    dispatchTyping(element);
  };

  useFormReset(field, () => {
    setOutOfBounds('');
    setAnnouncedCount('');
  });

  const checkBounds = ({ validity: { badInput, rangeOverflow, rangeUnderflow, stepMismatch } }: HTMLInputElement) => {
    if (!(badInput || rangeOverflow || rangeUnderflow || stepMismatch)) return;
    setAnnouncedCount('');
    setOutOfBounds(formatPhrase(labels.outOfBounds, ['min', 'max'], min, max));
  };
  const shownError = error || outOfBounds || undefined;

  return (
    <div className={classNames(row, className)} data-field="" data-invalid={shownError ? '' : undefined}>
      <div className={words}>
        <label htmlFor={own} className={labelStyle}>
          {label}
          <FieldMarker>{marker}</FieldMarker>
        </label>
        <FieldHint id={own}>{hint}</FieldHint>
        <FieldError id={own} error={shownError} />
      </div>
      <div className={box}>
        <button type="button" tabIndex={-1} className={button} aria-label={formatPhrase(labels.decrease, ['label'], label)} aria-controls={own} data-step="down" disabled={fixed} onClick={press('stepDown')}>
          <Minus className={icon} aria-hidden="true" />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          ref={useMergedRefs(field, ref)}
          id={own}
          type="number"
          min={min}
          max={max}
          step={1}
          className={input}
          aria-invalid={shownError !== undefined || (rest['aria-invalid'] ?? false)}
          aria-describedby={describedBy({ id: own, hint, error: shownError, also: rest['aria-describedby'] })}
          onInput={(event) => {
            setOutOfBounds('');
            // A button changed the count while the focus was elsewhere, so the new count must be announced.
            if (document.activeElement !== event.currentTarget) setAnnouncedCount(event.currentTarget.value);
            onInput?.(event);
          }}
          onBlur={(event) => {
            checkBounds(event.currentTarget);
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            // Enter sends the form without leaving the field.
            if (event.key === 'Enter') checkBounds(event.currentTarget);
            onKeyDown?.(event);
          }}
        />
        <button type="button" tabIndex={-1} className={button} aria-label={formatPhrase(labels.increase, ['label'], label)} aria-controls={own} data-step="up" disabled={fixed} onClick={press('stepUp')}>
          <Plus className={icon} aria-hidden="true" />
        </button>
      </div>
      <VisuallyHidden role="status">{outOfBounds || (announcedCount && `${label} ${announcedCount}`)}</VisuallyHidden>
    </div>
  );
}
