import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Choice, FieldError } from '../Field/index.ts';
import { useFieldId } from '../Field/useFieldId.ts';
import { single } from './Checkbox.css.ts';

/** The props of `Checkbox`: its texts and the attributes of `<input>`. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** The key in `FormData`. */
  name: string;
  /** The label: what checking the box means. */
  label: ReactNode;
  /** A line under the label. */
  hint?: ReactNode;
  /** What is wrong, in the same words as the `ErrorBox`. It may hold a link. */
  error?: ReactNode;
}

/**
 * A single yes-or-no choice. Uncontrolled with `defaultChecked`, controlled with `checked` and `onChange`. When checked,
 * `FormData` has its `value` (default `on`). For several answers to one question use `CheckboxGroup`.
 * Checkboxes that follow one another share their hairlines.
 *
 * `className` reaches the field, everything else the `<input>`.
 */
export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const own = useFieldId(id);
  return (
    <div className={classNames(single, className)} data-field="" data-invalid={error ? '' : undefined}>
      <Choice
        {...rest}
        type="checkbox"
        id={own}
        label={label}
        hint={hint}
        aria-invalid={Boolean(error)}
        aria-describedby={[error && `${own}-error`, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
      />
      <FieldError id={own} error={error} />
    </div>
  );
}
