import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classNames } from '../classNames/index.ts';
import { errorIcon, errorText, field, group, groupLegend, hintText, label as labelStyle, markerText } from './Field.css.ts';
import { useFieldId } from './useFieldId.ts';

/** The texts around a control. Every field takes them; none has built-in text. */
export interface FieldText {
  /** The label, always visible, above the control (WCAG 3.3.2). */
  label: ReactNode;
  /** A word beside the label, such as “optional”. */
  marker?: ReactNode;
  /** Help that is needed before answering: a format, an example. */
  hint?: ReactNode;
  /** What is wrong and how to correct it, in the same words as the `ErrorBox` (WCAG 3.3.1, 3.3.3). It may hold a link. */
  error?: ReactNode;
}

/** The arguments of `describedBy`. */
export interface DescribedByInput {
  /** The control's id, from which the ids of hint, error and unit are made. */
  id: string;
  /** The hint; only whether there is one matters. */
  hint?: ReactNode;
  /** The error; only whether there is one matters. */
  error?: ReactNode;
  /** The unit shown beside the control; only whether there is one matters. */
  unit?: ReactNode;
  /** The caller's own `aria-describedby`; it comes last. Default: none. */
  also?: string | undefined;
}

/** The `aria-describedby` of a field's control: the error first, because it is urgent, then unit and hint. */
export function describedBy({ id, hint, error, unit, also }: DescribedByInput): string | undefined {
  const ids = [error && `${id}-error`, unit && `${id}-unit`, hint && `${id}-hint`, also].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The props of `FieldHint`. */
export type FieldHintProps = { /** The control's id; the line's is `<id>-hint`. */ id: string; /** The help. */ children?: ReactNode };

/** The help line of a field. It renders nothing without children. */
export function FieldHint({ id, children }: FieldHintProps) {
  return children ? (
    <p id={`${id}-hint`} className={hintText}>
      {children}
    </p>
  ) : null;
}

/** The props of `FieldError`. */
export type FieldErrorProps = { /** The control's id; the line's is `<id>-error`. */ id: string; /** What is wrong. */ error: ReactNode };

/** The error line of a field: an icon and words, never colour alone (WCAG 1.4.1). It renders nothing without an error. */
export function FieldError({ id, error }: FieldErrorProps) {
  return error ? (
    <p id={`${id}-error`} className={errorText}>
      <CircleAlert className={errorIcon} aria-hidden="true" />
      <span>{error}</span>
    </p>
  ) : null;
}

/** The props of `FieldMarker`. */
export type FieldMarkerProps = { /** The word, such as “optional”. */ children?: ReactNode };

/** The marker after a label, with a space in the same text: Chromium drops a space that is a text of its own from the name. */
export function FieldMarker({ children }: FieldMarkerProps) {
  return children ? <span className={markerText}>{typeof children === 'string' ? ` ${children}` : <> {children}</>}</span> : null;
}

/** The texts of a field, and the attributes of its `<div>`. */
export interface FieldProps extends Omit<ComponentPropsWithRef<'div'>, 'id'>, FieldText {
  /** The control's id. Error and hint are `<id>-error` and `<id>-hint`. */
  id: string;
  /** The control. */
  children: ReactNode;
}

/**
 * The parts of a field: label and marker, hint, control, error. Use it for a control of your own, with
 * `describedBy` on the control; otherwise use `TextField`, `TextArea` or `Select`. For several
 * controls that answer one question use `FieldGroup`.
 *
 * @example
 * <Field id="colour" label="Colour" hint="As on the plan" error={error}>
 *   <input id="colour" type="color" aria-describedby={describedBy({ id: 'colour', hint: true, error })} />
 * </Field>
 */
export function Field({ id, label, marker, hint, error, className, children, ...rest }: FieldProps) {
  return (
    <div {...rest} className={classNames(field, className)} data-field="" data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={labelStyle}>
        {label}
        <FieldMarker>{marker}</FieldMarker>
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The texts around a group of controls. */
export interface GroupText {
  /** The question that the controls answer together, always visible, above them (WCAG 3.3.2). */
  legend: ReactNode;
  /** A word beside the legend, such as “optional”. */
  marker?: ReactNode;
  /** Help that is needed before answering: a format, an example. */
  hint?: ReactNode;
  /** What is wrong and how to correct it, in the same words as the `ErrorBox` (WCAG 3.3.1, 3.3.3). It may hold a link. */
  error?: ReactNode;
}

/** The texts of a group of controls, and the attributes of its `<fieldset>`. */
export interface FieldGroupProps extends ComponentPropsWithRef<'fieldset'>, GroupText {
  /** The fieldset's id; hint and error are `<id>-hint` and `<id>-error`. Default: a generated id. */
  id?: string | undefined;
}

/**
 * Controls that answer one question: a `<fieldset>` with its legend, hint and error (WCAG 1.3.1, H71).
 * For radios and checkboxes use `RadioGroup` and `CheckboxGroup`, which are made of it.
 */
export function FieldGroup({ id: given, legend, marker, hint, error, className, children, ...rest }: FieldGroupProps) {
  const id = useFieldId(given);
  return (
    <fieldset
      {...rest}
      id={id}
      className={classNames(group, className)}
      data-field=""
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy({ id, hint, error, also: rest['aria-describedby'] })}
    >
      <legend className={groupLegend}>
        {legend}
        <FieldMarker>{marker}</FieldMarker>
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
