import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import { control } from '../Field/control.css.ts';
import { useFieldId } from '../Field/useFieldId.ts';
import { chevron, select } from './Select.css.ts';

/** The props of `Select`: its texts and the attributes of `<select>`. */
export interface SelectProps extends ComponentPropsWithRef<'select'>, FieldText {
  /** The key in `FormData`. */
  name: string;
  /** The control's id. Default: a generated id. */
  id?: string | undefined;
}

/**
 * One choice from a long list, with the platform's own menu. Its children are `<option>`s; a first one with an empty
 * value stands for “nothing chosen yet”. For up to about eight short answers prefer `RadioGroup`, which shows them all at
 * once. Uncontrolled with `defaultValue`, controlled with `value` and `onChange`.
 *
 * `className` reaches the field, everything else the `<select>`.
 */
export function Select({ label, marker, hint, error, className, id, children, ...rest }: SelectProps) {
  const own = useFieldId(id);
  return (
    <Field id={own} label={label} marker={marker} hint={hint} error={error} className={className}>
      <div className={control}>
        <select
          {...rest}
          id={own}
          className={select}
          aria-invalid={Boolean(error) || (rest['aria-invalid'] ?? false)}
          aria-describedby={describedBy({ id: own, hint, error, also: rest['aria-describedby'] })}
        >
          {children}
        </select>
        <ChevronDown className={chevron} aria-hidden="true" />
      </div>
    </Field>
  );
}
