'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFormStatus } from 'react-dom';
import { Button, type ButtonLook } from '../Button/index.ts';
import { classNames } from '../classNames/index.ts';
import { submit } from './SubmitButton.css.ts';

/** The props of `SubmitButton`. */
export interface SubmitButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'disabled'>, Omit<ButtonLook, 'variant' | 'size'> {
  /** What it does: “Request my quote”. */
  children: ReactNode;
  /** Its other texts. They are always needed, because the form's `action` can make it busy. */
  labels: {
    /** What it is doing: “Sending…”. */
    busy: ReactNode;
  };
  /** Whether the form is being sent. Default: whether its `action`, a function, is running. */
  busy?: boolean | undefined;
}

/**
 * The primary button of a form; use it once per form. It is never `disabled`, which would remove the focus: while busy it is
 * `aria-disabled`, and a press does nothing. Don't disable it while answers are missing: let the form show them in an
 * `ErrorBox`. With your own `aria-disabled` it can still be pressed. It keeps its width when its text changes.
 * Announce the sending in a `StatusRegion` too, because not every screen reader announces a changed name.
 */
export function SubmitButton({ busy, className, ...rest }: SubmitButtonProps) {
  const { pending } = useFormStatus();
  return <Button {...rest} variant="primary" size="large" type="submit" busy={busy ?? pending} className={classNames(submit, className)} />;
}
