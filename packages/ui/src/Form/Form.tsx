'use client';

import { type ComponentPropsWithRef, type ReactNode, startTransition, type SubmitEvent } from 'react';
import { classNames } from '../classNames/index.ts';
import { useFieldId } from '../Field/useFieldId.ts';
import { form, row, trap } from './Form.css.ts';

/** The props of `Form`: the attributes of `<form>`. */
export type FormProps = ComponentPropsWithRef<'form'>;

/**
 * A form whose fields are uncontrolled (`FormData` on submit). It posts, so that no answer gets into a URL. It turns off
 * the browser's validation (`noValidate`): validate yourself, with messages in the page's language. Fields are one below
 * the other; `FormRow` puts short ones side by side, and `FormTrap` detects robots. For the parts of a long form
 * use `Steps`.
 *
 * With a function as its `action` (React, actions) the fields keep what was typed, because the answer may be a refusal; React
 * itself would empty them. Reset the form yourself, or show a `SuccessPanel` in its place.
 */
export function Form({ className, action, onSubmit, ...rest }: FormProps) {
  if (typeof action !== 'function') return <form method="post" noValidate action={action} onSubmit={onSubmit} {...rest} className={classNames(form, className)} />;
  const runAction = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    const { submitter } = event.nativeEvent;
    // A button with an action of its own is React's.
    if (event.defaultPrevented || submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (submitter instanceof HTMLButtonElement && submitter.name !== '') data.append(submitter.name, submitter.value);
    // React sees the transition, and gives `useFormStatus` its state.
    startTransition(() => action(data));
  };
  // Without `method`, which React refuses beside a function.
  return <form noValidate action={action} onSubmit={runAction} {...rest} className={classNames(form, className)} />;
}

/** The props of `FormTrap`. */
export type FormTrapProps = ComponentPropsWithRef<'input'> & {
  /** The key in `FormData`: a name that robots like to fill in and that no other field of the form has. */
  name: string;
  /** Its label, read where styles are off: “Leave this empty”. */
  label: ReactNode;
};

/**
 * A honeypot: a field that people never see or reach. Reject a form in which it is filled: a robot sent it. Put it last
 * in a `Form`.
 *
 * `className` reaches the block around it, everything else the `<input>`.
 *
 * @example <FormTrap name="website" label="Leave this empty" />
 */
export function FormTrap({ label, id, className, ...rest }: FormTrapProps) {
  const own = useFieldId(id);
  return (
    <div className={classNames(trap, className)} aria-hidden="true">
      <label htmlFor={own}>{label}</label>
      <input type="text" autoComplete="off" tabIndex={-1} {...rest} id={own} />
    </div>
  );
}

/** The props of `FormRow`: the attributes of `<div>`. */
export type FormRowProps = ComponentPropsWithRef<'div'>;

/** Short fields side by side where each has 16 rem (256 px), in reading order; one under the other elsewhere. */
export function FormRow({ className, ...rest }: FormRowProps) {
  return <div {...rest} className={classNames(row, className)} />;
}
