import type { ComponentPropsWithRef, ReactNode } from 'react';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import { control } from '../Field/control.css.ts';
import { useFieldId } from '../Field/useFieldId.ts';
import { textArea } from './TextArea.css.ts';

/** The props of `TextArea`: its texts and the attributes of `<textarea>`. */
export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldText {
  /** The key in `FormData`. */
  name: string;
  /** The control's id. Default: a generated id. */
  id?: string | undefined;
  /** A `CharacterCount`, below the control. */
  count?: ReactNode;
  /** How many lines it has at first, from 1. Default 5. */
  rows?: number | undefined;
}

/**
 * Several lines of text: a message, notes. Uncontrolled with `defaultValue`, controlled with `value` and
 * `onChange`. It grows with its text where the browser supports `field-sizing`, and can be resized by hand. For one line use `TextField`.
 *
 * `className` reaches the field, everything else the `<textarea>`.
 */
export function TextArea({ label, marker, hint, error, count, className, id, rows = 5, ...rest }: TextAreaProps) {
  const own = useFieldId(id);
  return (
    <Field id={own} label={label} marker={marker} hint={hint} error={error} className={className}>
      <div className={control}>
        <textarea
          {...rest}
          id={own}
          rows={rows}
          className={textArea}
          aria-invalid={Boolean(error) || (rest['aria-invalid'] ?? false)}
          aria-describedby={describedBy({ id: own, hint, error, also: rest['aria-describedby'] })}
        />
      </div>
      {count}
    </Field>
  );
}
