'use client';

import { type ChangeEvent, type ComponentPropsWithRef, useRef } from 'react';
import { ChoiceList, type ChoiceLayout, type ChoiceOption } from '../Field/Choice.tsx';
import { FieldGroup, type GroupText } from '../Field/Field.tsx';
import { useFieldId } from '../Field/useFieldId.ts';
import { inputsOf } from '../Field/inputsOf.ts';
import { useShownChoices } from '../Field/useShownChoices.ts';
import { useMergedRefs } from '../mergeRefs/index.ts';

/** One answer of a `CheckboxGroup`. */
export interface CheckboxOption extends ChoiceOption {
  /**
   * Whether it excludes the others, such as “None of these”: choosing it unchecks them, and choosing another unchecks it. Without
   * JavaScript both can be sent: check it in your form. Default false.
   */
  exclusive?: boolean | undefined;
}

/** The props of `CheckboxGroup`. */
export interface CheckboxGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'id' | 'name' | 'children' | 'defaultValue'>, GroupText {
  /** The key in `FormData` (read with `getAll`). */
  name: string;
  /** The fieldset's id. Default: a generated id. */
  id?: string | undefined;
  /** The answers, in order. The id of each is `<id>-<number>`, from 1. */
  options: readonly CheckboxOption[];
  /** The values that are checked at first. Default: none. */
  defaultValue?: readonly string[] | undefined;
  /** The checked values, if controlled. Give `onValueChange` with it. */
  value?: readonly string[] | undefined;
  /** Called at each change, with all checked values in the order of `options`. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** The layout of the answers; with a `divider` or a `conditional` it is always a `list`. Default `list`. */
  layout?: ChoiceLayout | undefined;
}

/**
 * Any number of answers to one question, as native checkboxes. Uncontrolled with `defaultValue`, controlled with `value`
 * and `onValueChange`. For one answer use `RadioGroup`, for a single yes or no `Checkbox`. An `ErrorBox` may link to
 * the group's id: the focus then moves to its first checkbox. An `error` describes the fieldset;
 * no single checkbox is marked invalid, and `aria-invalid` does not apply to a group. HTML has no `required` group of checkboxes:
 * check the answer in your form, and say it in the legend or a hint.
 *
 * `ref`, `className` and the rest reach the `<fieldset>`.
 */
export function CheckboxGroup({
  name,
  id,
  options,
  defaultValue = [],
  value,
  onValueChange,
  layout = 'list',
  error,
  ref,
  ...rest
}: CheckboxGroupProps) {
  const own = useFieldId(id);
  const group = useRef<HTMLFieldSetElement>(null);
  const showAgain = useShownChoices(group, name, value);
  const handleChange = ({ currentTarget: { value: changed, checked } }: ChangeEvent<HTMLInputElement>) => {
    const isExclusive = (answer: string) => options.find((option) => option.value === answer)?.exclusive === true;
    const inputs = inputsOf(group.current, name);
    if (checked) for (const input of inputs) if (input.value !== changed && (isExclusive(changed) || isExclusive(input.value))) input.checked = false;
    onValueChange?.(inputs.filter((input) => input.checked).map((input) => input.value));
    showAgain();
  };
  return (
    <FieldGroup {...rest} ref={useMergedRefs(group, ref)} id={own} error={error}>
      <ChoiceList
        id={own}
        options={options}
        layout={layout}
        choice={(option) => ({ type: 'checkbox', name, defaultChecked: (value ?? defaultValue).includes(option.value), onChange: handleChange })}
      />
    </FieldGroup>
  );
}
