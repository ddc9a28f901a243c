import { Choice, type ChoiceLayout, type ChoiceOption, FieldGroup, type FieldGroupProps } from '../Field/index.ts';
import { choices } from '../Field/Choice.css.ts';

/** One answer to one question. */
export interface RadioGroupProps extends Omit<FieldGroupProps, 'id' | 'children' | 'defaultValue'> {
  /** The key in `FormData`. It is also the fieldset's id, unless `id` says otherwise. */
  name: string;
  id?: string;
  /** The answers, in order. The id of each is `<id>-<value>`. */
  options: readonly ChoiceOption[];
  /** The value chosen at first; none by default. */
  defaultValue?: string | undefined;
  /** Whether an answer is needed. */
  required?: boolean;
  /** Default `ledger`. */
  layout?: ChoiceLayout;
}

/**
 * One answer to one question, as native radios (arrow keys move and choose; APG, Radio Group).
 * Uncontrolled. For a long list use `Select`. An `ErrorBox` may link to the group's id: its chosen or first
 * radio gets the focus. `aria-invalid` and `aria-required` are the radiogroup's, as ARIA 1.2 wants.
 */
export function RadioGroup({ name, id = name, options, defaultValue, required, layout = 'ledger', error, ...rest }: RadioGroupProps) {
  return (
    <FieldGroup {...rest} id={id} error={error} role="radiogroup" aria-invalid={error ? true : undefined} aria-required={required}>
      <div className={choices[layout]}>
        {options.map(({ value, label, hint }) => (
          <Choice
            key={value}
            type="radio"
            id={`${id}-${value}`}
            name={name}
            value={value}
            label={label}
            hint={hint}
            required={required}
            defaultChecked={value === defaultValue}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
