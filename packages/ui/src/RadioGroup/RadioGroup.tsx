import type { ComponentPropsWithRef } from 'react';
import { Choice, type ChoiceLayout, type ChoiceOption, FieldGroup, type GroupText } from '../Field/index.ts';
import { choices } from '../Field/Choice.css.ts';
import { useFieldId } from '../Field/useFieldId.ts';

/** The props of `RadioGroup`. */
export interface RadioGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'id' | 'name' | 'children' | 'defaultValue'>, GroupText {
  /** The key in `FormData`. */
  name: string;
  /** The fieldset's id. Default: a generated id. */
  id?: string;
  /** The answers, in order. The id of each is `<id>-<value>`. */
  options: readonly ChoiceOption[];
  /** The value that is chosen at first. Default none. */
  defaultValue?: string | undefined;
  /** The chosen value, if controlled; `null` for none. Give `onValueChange` with it. */
  value?: string | null | undefined;
  /** Called at each choice, with its value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether an answer is required. Default false. */
  required?: boolean;
  /** The layout of the answers. Default `list`. */
  layout?: ChoiceLayout;
}

/**
 * One answer to one question, as native radios (arrow keys move and choose; APG, Radio Group).
 * Uncontrolled with `defaultValue`, controlled with `value` and `onValueChange`. For a long list use `Select`, for
 * several answers `CheckboxGroup`. An `ErrorBox` may link to the group's id: its chosen or first radio gets the
 * focus. `aria-required` is on the radiogroup, as ARIA 1.2 requires; `aria-invalid` is also on each radio.
 */
export function RadioGroup({
  name,
  id,
  options,
  defaultValue,
  value: chosenValue,
  onValueChange,
  required,
  layout = 'list',
  error,
  ...rest
}: RadioGroupProps) {
  const own = useFieldId(id);
  return (
    <FieldGroup {...rest} id={own} error={error} role="radiogroup" aria-invalid={Boolean(error)} aria-required={required}>
      <div className={choices[layout]}>
        {options.map(({ value, label, hint }) => (
          <Choice
            key={value}
            type="radio"
            id={`${own}-${value}`}
            name={name}
            value={value}
            label={label}
            hint={hint}
            required={required}
            // Without this, browsers expose a required radio as invalid before it is touched.
            aria-invalid={Boolean(error)}
            {...(chosenValue === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosenValue })}
            onChange={onValueChange && (() => onValueChange(value))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
