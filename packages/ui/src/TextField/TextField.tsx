import type { ComponentPropsWithRef, ReactNode } from 'react';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import { control, input, unitText } from '../Field/control.css.ts';
import { useFieldId } from '../Field/useFieldId.ts';

/** The props of `TextField`: its texts and the attributes of `<input>`. */
export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldText {
  /** The key in `FormData`. */
  name: string;
  /** The control's id. Default: a generated id. */
  id?: string | undefined;
  /** A `CharacterCount`, below the control. */
  count?: ReactNode;
  /** A unit at the end of the control, such as “sq ft”; a screen reader reads it with the hint. */
  unit?: ReactNode;
}

/**
 * One line of text: a name, an e-mail address, an area. Uncontrolled with `defaultValue` (read `FormData`),
 * controlled with `value` and `onChange`. Give `type`, `autoComplete` (WCAG 1.3.5) and `inputMode`. For longer text use
 * `TextArea`; for small counts, `NumberStepper`.
 *
 * `className` reaches the field, everything else the `<input>`.
 *
 * @example <TextField name="email" type="email" autoComplete="email" required label="Work e-mail" error={error} />
 */
export function TextField({ label, marker, hint, error, count, unit, className, id, ...rest }: TextFieldProps) {
  const own = useFieldId(id);
  return (
    <Field id={own} label={label} marker={marker} hint={hint} error={error} className={className}>
      <div className={control}>
        <input
          type="text"
          {...rest}
          id={own}
          className={input}
          aria-invalid={Boolean(error) || (rest['aria-invalid'] ?? false)}
          aria-describedby={describedBy({ id: own, hint, error, unit, also: rest['aria-describedby'] })}
        />
        {unit && (
          <span id={`${own}-unit`} className={unitText}>
            {unit}
          </span>
        )}
      </div>
      {count}
    </Field>
  );
}
