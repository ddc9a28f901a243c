'use client';

import { type ComponentPropsWithRef, useRef } from 'react';
import { ChoiceList, type ChoiceLayout, type ChoiceOption } from '../Field/Choice.tsx';
import { FieldGroup, type GroupText } from '../Field/Field.tsx';
import { useFieldId } from '../Field/useFieldId.ts';
import { useShownChoices } from '../Field/useShownChoices.ts';
import { useMergedRefs } from '../mergeRefs/index.ts';

/** The props of `RadioGroup`. */
export interface RadioGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'id' | 'name' | 'children' | 'defaultValue'>, GroupText {
  /** The key in `FormData`. */
  name: string;
  /** The fieldset's id. Default: a generated id. */
  id?: string | undefined;
  /** The answers, in order. The id of each is `<id>-<number>`, from 1. */
  options: readonly ChoiceOption[];
  /** The value that is chosen at first. Default: none. */
  defaultValue?: string | undefined;
  /** The chosen value, if controlled; `null` for none. Give `onValueChange` with it. */
  value?: string | null | undefined;
  /** Called at each choice, with its value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether an answer is required. Default false. */
  required?: boolean | undefined;
  /** The layout of the answers; with a `divider` or a `conditional` it is always a `list`. Default `list`. */
  layout?: ChoiceLayout | undefined;
}

/**
 * One answer to one question, as native radios (arrow keys move and choose; APG, Radio Group).
 * Uncontrolled with `defaultValue`, controlled with `value` and `onValueChange`. For a long list use `Select`, for
 * several answers `CheckboxGroup`. An `ErrorBox` may link to the group's id: its chosen or first radio gets the
 * focus. `aria-required` is on the radiogroup, as ARIA 1.2 requires; `aria-invalid` is also on each radio.
 *
 * `ref`, `className` and the rest reach the `<fieldset>`.
 */
export function RadioGroup({
  name,
  id,
  options,
  defaultValue,
  value,
  onValueChange,
  required,
  layout = 'list',
  error,
  ref,
  ...rest
}: RadioGroupProps) {
  const own = useFieldId(id);
  const group = useRef<HTMLFieldSetElement>(null);
  const showAgain = useShownChoices(group, name, value === undefined ? undefined : value === null ? [] : [value]);
  return (
    <FieldGroup {...rest} ref={useMergedRefs(group, ref)} id={own} error={error} role="radiogroup" aria-invalid={Boolean(error)} aria-required={required}>
      <ChoiceList
        id={own}
        options={options}
        layout={layout}
        choice={(option) => ({
          type: 'radio',
          name,
          required,
          // Without this, browsers expose a required radio as invalid before it is touched.
          'aria-invalid': Boolean(error),
          defaultChecked: option.value === (value === undefined ? defaultValue : value),
          onChange: () => {
            onValueChange?.(option.value);
            showAgain();
          },
        })}
      />
    </FieldGroup>
  );
}
