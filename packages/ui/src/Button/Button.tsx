import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { button } from './Button.css.ts';

/**
 * How a button looks: `primary` is filled with the theme's action colour, for one button on a screen; `secondary` has an
 * outline.
 */
export type ButtonVariant = 'primary' | 'secondary';

interface Look {
  /** How it looks. Default `secondary`, so that no button is filled by accident. */
  variant?: ButtonVariant;
}

/**
 * An action on this page: a native `<button>`. Its `type` is `button` by default, so that it does not submit a form by
 * accident. To go somewhere, use `ButtonLink`; to send a form, `SubmitButton`. For an unavailable button
 * use `aria-disabled`: it stays focusable, and its handler explains why.
 */
export function Button({ variant = 'secondary', className, type = 'button', ...rest }: ComponentPropsWithRef<'button'> & Look) {
  return <button {...rest} type={type} className={classNames(button[variant], className)} />;
}

/**
 * A link that looks like a button: it goes somewhere (a page, a phone number), with a link's keyboard and menu. For
 * an action on this page use `Button`; within a sentence, `Link`.
 */
export function ButtonLink({ variant = 'secondary', className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classNames(button[variant], className)} />;
}
