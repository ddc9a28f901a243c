import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { choice, choiceHint, choiceInput, choiceLabel, choiceMark, choiceText } from './Choice.css.ts';

/**
 * One radio or checkbox with its label: the row that the groups are made of. The native control covers the
 * whole row, so the whole row is the target (WCAG 2.5.8); the tick is drawn from its state. Use `Checkbox`,
 * `CheckboxGroup` or `RadioGroup`; use this to make a group of your own in a `FieldGroup`.
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
  /** Of the control; the hint's is `<id>-hint`. */
  id: string;
  /** What the answer is. It is part of the target. */
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
        // A screen reader says the error before the hint. The caller gives its id.
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
 * How the answers are laid: `list` is one under the other with hairlines between; `grid` is a grid of
 * panes that share their edges, for short answers.
 */
export type ChoiceLayout = 'list' | 'grid';
