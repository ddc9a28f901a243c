import { Choice, type ChoiceLayout, type ChoiceOption, FieldGroup, type FieldGroupProps } from '../Field/index.ts';
import { choices } from '../Field/Choice.css.ts';

/** Any number of answers to one question. */
export interface CheckboxGroupProps extends Omit<FieldGroupProps, 'id' | 'children' | 'defaultValue'> {
  /** The key in `FormData` (read with `getAll`). It is also the fieldset's id, unless `id` says otherwise. */
  name: string;
  id?: string;
  /** The answers, in order. The id of each is `<id>-<value>`. */
  options: readonly ChoiceOption[];
  /** The values checked at first. */
  defaultValue?: readonly string[];
  /** Default `ledger`. */
  layout?: ChoiceLayout;
}

/**
 * Any number of answers to one question, as native checkboxes. Uncontrolled. For one answer use
 * `RadioGroup`, for a single yes or no `Checkbox`. An `ErrorBox` may link to the group's id: its first
 * checkbox gets the focus.
 */
export function CheckboxGroup({ name, id = name, options, defaultValue = [], layout = 'ledger', error, ...rest }: CheckboxGroupProps) {
  return (
    <FieldGroup {...rest} id={id} error={error}>
      <div className={choices[layout]}>
        {options.map(({ value, label, hint }) => (
          <Choice
            key={value}
            type="checkbox"
            id={`${id}-${value}`}
            name={name}
            value={value}
            label={label}
            hint={hint}
            defaultChecked={defaultValue.includes(value)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
