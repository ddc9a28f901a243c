import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { form, row, trap } from './Form.css.ts';

/** A form, with the field that catches robots. */
export interface FormProps extends ComponentPropsWithRef<'form'> {
  /** The key in `FormData` of a field that people never see: a form in which it is filled was sent by a robot. It is also that field's id. */
  trapName: string;
  /** Label of that field, where styles are off: “Leave this empty”. */
  trapLabel: ReactNode;
}

/**
 * A form whose fields are uncontrolled (`FormData` on submit). It posts, so that no answer gets into a URL. It turns off
 * the browser's validation (`noValidate`): validate yourself, with messages in the page's language. Fields are one below
 * the other; `FormRow` puts short ones side by side. A honeypot, a hidden field, tells bots from people: reject a form in
 * which it is filled. For the parts of a long form use `Steps`.
 */
export function Form({ trapName, trapLabel, className, children, ...rest }: FormProps) {
  return (
    <form method="post" noValidate {...rest} className={classNames(form, className)}>
      {children}
      <div className={trap} aria-hidden="true">
        <label htmlFor={trapName}>{trapLabel}</label>
        <input id={trapName} name={trapName} type="text" autoComplete="off" tabIndex={-1} />
      </div>
    </form>
  );
}

/** Short fields side by side where each has 16 rem (256 px), in reading order; one under the other elsewhere. */
export function FormRow({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(row, className)} />;
}
