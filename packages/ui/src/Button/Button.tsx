import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { button } from './Button.css.ts';

/**
 * How a button looks. `primary` is the one sun-yellow thing on a screen; `secondary` an outlined pane. Within
 * `data-ground="night"`, which `Section` and `CallToAction` have, both are in the colours of the night: a box with a light ground of its own (`NoticeBox`, `ErrorBox`, a card) does not
 * belong there.
 */
export type ButtonVariant = 'primary' | 'secondary';

interface Look {
  /** How it looks. Default `secondary`, so that a screen has a yellow button only where somebody chose one. */
  variant?: ButtonVariant;
}

/**
 * Something to press that acts on this page: a native `<button>`, by default of `type="button"`, so that it sends no
 * form by chance. To go somewhere, use `ButtonLink`; to send a form, `SubmitButton`. One that can't be pressed now
 * keeps its place in the tab order with `aria-disabled`, and its handler says why.
 */
export function Button({ variant = 'secondary', className, type = 'button', ...rest }: ComponentPropsWithRef<'button'> & Look) {
  return <button {...rest} type={type} className={classNames(button[variant], className)} />;
}

/**
 * A link that looks like a button: it goes somewhere (a page, a phone number), with a link's keyboard and menu. For
 * what happens on this page use `Button`; within a sentence, `Link`.
 */
export function ButtonLink({ variant = 'secondary', className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classNames(button[variant], className)} />;
}
