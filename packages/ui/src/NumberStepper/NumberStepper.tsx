'use client';

import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { Minus, Plus } from 'lucide-react';
import { mergeRefs } from '../mergeRefs/index.ts';
import { classNames } from '../classNames/index.ts';
import { describedBy, FieldError, FieldHint, FieldMarker, type FieldText } from '../Field/index.ts';
import { useFieldId } from '../Field/useFieldId.ts';
import { type Phrase, formatPhrase } from '../phrase/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { box, button, correctionText, icon, input, label as labelStyle, row, words } from './NumberStepper.css.ts';
import { withinBounds } from './withinBounds.ts';

/** The required labels of `NumberStepper`. */
export interface NumberStepperLabels {
  /** Name of the minus button, e.g. “Fewer: {label}”: the field's label stands there. */
  decrease: Phrase<[label: string]>;
  /** Name of the plus button, e.g. “More: {label}”. */
  increase: Phrase<[label: string]>;
  /** Said when a typed value was changed, e.g. “Kept between {min} and {max}, without decimals.” */
  kept: Phrase<[min: number, max: number]>;
}

/** A count: its words and the attributes of `<input>`. */
export interface NumberStepperProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'min' | 'max' | 'step'>, Omit<FieldText, 'label'> {
  /** The key in `FormData`. */
  name: string;
  /** What is counted, in the plural: “Washrooms”. */
  label: string;
  /** The words of its buttons, and of a value that it changed. */
  labels: NumberStepperLabels;
  /** The least count. Default 0. */
  min?: number;
  /** The greatest count. Default 999. */
  max?: number;
}

/** Bypasses React's own `value` setter, so that React sees a change and calls `onChange`. */
const setTyped = (input: HTMLInputElement, value: string) => Reflect.set(HTMLInputElement.prototype, 'value', value, input);

/** Dispatches the events that typing would: `onInput`, `onChange`, and the form's review and draft listen for them. */
function tell(input: HTMLInputElement) {
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * A small count: rooms, elevators, docks. One row: the label on the left, a native number input between two buttons
 * on the right. Rows that follow one another share the hairline between them. The step is 1, the bounds are 0 and 999
 * unless `min` and `max` say otherwise. Empty is allowed and means "not given". For a large figure, such as an area,
 * use `TextField`.
 *
 * Uncontrolled by `defaultValue`, where a count that is typed before React hydrates the page is kept; controlled by `value`
 * and `onChange`. The buttons send a
 * bubbling `input` and `change`, as typing does; `data-step` on them (`up`, `down`) lets a page that is not hydrated
 * yet step by itself. What is typed out of bounds, or isn't a whole number, is put right on blur and at Enter, and
 * the reason is said. Keyboard (APG, Spinbutton): Up and Down step; the buttons are for pointers, touch and voice,
 * and out of the tab order. Without JavaScript they are not shown.
 *
 * `className` reaches the row, everything else the `<input>`.
 */
export function NumberStepper({ label, labels, marker, hint, error, min = 0, max = 999, className, id, onBlur, onInput, onKeyDown, ref, ...rest }: NumberStepperProps) {
  const own = useFieldId(id);
  const fixed = rest.disabled || rest.readOnly;
  const field = useRef<HTMLInputElement>(null);
  const [counted, setCounted] = useState('');
  const [correction, setCorrection] = useState('');

  const press = (direction: 'stepUp' | 'stepDown') => () => {
    const element = field.current;
    if (!element) return;
    element[direction]();
    tell(element);
  };

  const keep = (element: HTMLInputElement) => {
    const bounded = withinBounds(element.value, min, max, element.validity.badInput);
    if (bounded.corrected || bounded.value !== element.value) {
      setTyped(element, bounded.value);
      tell(element);
      setCounted('');
      setCorrection(bounded.corrected ? formatPhrase(labels.kept, ['min', 'max'], min, max) : '');
    }
  };

  return (
    <div className={classNames(row, className)} data-field="" data-invalid={error ? '' : undefined}>
      <div className={words}>
        <label htmlFor={own} className={labelStyle}>
          {label}
          <FieldMarker>{marker}</FieldMarker>
        </label>
        <FieldHint id={own}>{hint}</FieldHint>
        <FieldError id={own} error={error} />
        <output htmlFor={own} className={correctionText}>
          {correction}
        </output>
      </div>
      <div className={box}>
        <button type="button" tabIndex={-1} className={button} aria-label={formatPhrase(labels.decrease, ['label'], label)} aria-controls={own} data-step="down" disabled={fixed} onClick={press('stepDown')}>
          <Minus className={icon} aria-hidden="true" />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          ref={mergeRefs(field, ref)}
          id={own}
          type="number"
          min={min}
          max={max}
          step={1}
          className={input}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy({ id: own, hint, error, also: rest['aria-describedby'] })}
          onInput={(event) => {
            setCorrection('');
            // A button changed the count while the focus was elsewhere, so the new count must be announced.
            if (document.activeElement !== event.currentTarget) setCounted(event.currentTarget.value);
            onInput?.(event);
          }}
          onBlur={(event) => {
            keep(event.currentTarget);
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            // Enter sends the form without leaving the field.
            if (event.key === 'Enter') keep(event.currentTarget);
            onKeyDown?.(event);
          }}
        />
        <button type="button" tabIndex={-1} className={button} aria-label={formatPhrase(labels.increase, ['label'], label)} aria-controls={own} data-step="up" disabled={fixed} onClick={press('stepUp')}>
          <Plus className={icon} aria-hidden="true" />
        </button>
      </div>
      <VisuallyHidden role="status">{counted && `${label} ${counted}`}</VisuallyHidden>
    </div>
  );
}
