import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { Choice, describedBy, FieldError, FieldMarker, type FieldText } from '../Field/index.ts';
import { useFieldId } from '../Field/useFieldId.ts';
import { single } from './Checkbox.css.ts';

/** The props of `Checkbox`: its texts and the attributes of `<input>`. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldText {
  /** The key in `FormData`. */
  name: string;
  /** The control's id. Default: a generated id. */
  id?: string | undefined;
}

/**
 * A single yes-or-no choice: its label says what checking the box means. Uncontrolled with `defaultChecked`, controlled with `checked` and `onChange`. When checked,
 * `FormData` has its `value` (default `on`). For several answers to one question use `CheckboxGroup`.
 * Checkboxes that follow one another share their hairlines.
 *
 * `className` reaches the field, everything else the `<input>`.
 */
export function Checkbox({ label, marker, hint, error, className, id, ...rest }: CheckboxProps) {
  const own = useFieldId(id);
  return (
    <div className={classNames(single, className)} data-field="" data-invalid={error ? '' : undefined}>
      <Choice
        {...rest}
        type="checkbox"
        id={own}
        label={
          <>
            {label}
            <FieldMarker>{marker}</FieldMarker>
          </>
        }
        hint={hint}
        aria-invalid={Boolean(error) || (rest['aria-invalid'] ?? false)}
        // `Choice` adds the hint.
        aria-describedby={describedBy({ id: own, error, also: rest['aria-describedby'] })}
      />
      <FieldError id={own} error={error} />
    </div>
  );
}
