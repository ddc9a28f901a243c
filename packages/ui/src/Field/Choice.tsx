import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { choice, choiceHint, choiceInput, choiceLabel, choiceMark, choiceText } from './Choice.css.ts';

/**
 * One radio or checkbox with its label: the row that the groups are made of. The native control covers the
 * whole row, so the whole row is the target (WCAG 2.5.8); the tick is drawn from its state. Use `Checkbox`,
 * `CheckboxGroup` or `RadioGroup`; use `Choice` to make your own group in a `FieldGroup`.
 *
 * `className` reaches the row, everything else the `<input>`.
 */
export function Choice({
  label,
  hint,
  id,
  className,
  ...rest
}: ComponentPropsWithRef<'input'> & {
  /** `radio` or `checkbox`. */
  type: 'radio' | 'checkbox';
  /** The control's id; the hint's is `<id>-hint`. */
  id: string;
  /** The text of the answer. Pressing it selects the answer. */
  label: ReactNode;
  /** A line under the label. */
  hint?: ReactNode;
}) {
  return (
    <div className={classNames(choice, className)}>
      <input
        {...rest}
        id={id}
        className={choiceInput}
        // A screen reader reads the error, whose id the caller passes, before the hint.
        aria-describedby={[rest['aria-describedby'], hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      />
      <span className={choiceMark} aria-hidden="true" />
      <span className={choiceText}>
        <label htmlFor={id} className={choiceLabel}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className={choiceHint}>
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}

/** One answer of a `RadioGroup` or `CheckboxGroup`. */
export interface ChoiceOption {
  /** What the form sends. */
  value: string;
  /** What the person reads. */
  label: ReactNode;
  /** A line under the label. */
  hint?: ReactNode;
}

/**
 * The layout of the answers: `list` puts them one under the other with hairlines between; `grid` is a grid of panes with
 * shared edges, for short answers.
 */
export type ChoiceLayout = 'list' | 'grid';
