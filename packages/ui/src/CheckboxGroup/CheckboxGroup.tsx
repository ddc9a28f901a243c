import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Choice, type ChoiceLayout, type ChoiceOption, FieldGroup, type GroupText } from '../Field/index.ts';
import { choices } from '../Field/Choice.css.ts';
import { useFieldId } from '../Field/useFieldId.ts';

/** Any number of answers to one question. */
export interface CheckboxGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'id' | 'name' | 'children' | 'defaultValue'>, GroupText {
  /** The key in `FormData` (read with `getAll`). */
  name: string;
  /** The fieldset's id. Default: a generated id. */
  id?: string;
  /** The answers, in order. The id of each is `<id>-<value>`. */
  options: readonly ChoiceOption[];
  /** The values that are checked at first. Default none. */
  defaultValue?: readonly string[];
  /** The checked values, if controlled. Give `onValueChange` with it. */
  value?: readonly string[] | undefined;
  /** Called at each change, with all checked values in the order of `options`. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** The layout of the answers. Default `list`. */
  layout?: ChoiceLayout;
}

/**
 * Any number of answers to one question, as native checkboxes. Uncontrolled with `defaultValue`, controlled with `value`
 * and `onValueChange`. For one answer use `RadioGroup`, for a single yes or no `Checkbox`. An `ErrorBox` may link to
 * the group's id: the focus then moves to its first checked checkbox, or to its first. An `error` describes the fieldset;
 * no single checkbox is marked invalid, and `aria-invalid` does not apply to a group.
 */
export function CheckboxGroup({
  name,
  id,
  options,
  defaultValue = [],
  value: checked,
  onValueChange,
  layout = 'list',
  error,
  ...rest
}: CheckboxGroupProps) {
  const own = useFieldId(id);
  const reportChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const inputs = currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [];
    onValueChange?.([...inputs].filter((input) => input.checked).map((input) => input.value));
  };
  return (
    <FieldGroup {...rest} id={own} error={error}>
      <div className={choices[layout]}>
        {options.map(({ value, label, hint }) => (
          <Choice
            key={value}
            type="checkbox"
            id={`${own}-${value}`}
            name={name}
            value={value}
            label={label}
            hint={hint}
            {...(checked ? { checked: checked.includes(value) } : { defaultChecked: defaultValue.includes(value) })}
            onChange={onValueChange && reportChange}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
