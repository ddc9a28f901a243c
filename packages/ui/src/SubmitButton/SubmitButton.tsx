'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { classNames } from '../classNames/index.ts';
import { label, submit, sweep } from './SubmitButton.css.ts';

/** The button that sends a form. */
export interface SubmitButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'disabled'> {
  /** What it does: “Request my quote”. */
  children: ReactNode;
  /** What it is doing: “Sending…”. */
  busyLabel: ReactNode;
  /** Whether the form is being sent. Default false. */
  busy?: boolean;
  /** Whether the form is complete. Default true. An unready button can be pressed: the form says what is missing. */
  ready?: boolean;
}

/**
 * The primary button of a form, once in it. Never `disabled`, which would take the focus away: while busy or
 * not ready it is `aria-disabled`, and while busy a press does nothing. It keeps its width when its words
 * change. Say the sending in a `StatusRegion` too: a change of name is not heard everywhere.
 */
export function SubmitButton({ children, busyLabel, busy = false, ready = true, className, onClick, ...rest }: SubmitButtonProps) {
  return (
    <Button
      {...rest}
      variant="primary"
      type="submit"
      className={classNames(submit, className)}
      aria-disabled={busy || !ready ? true : undefined}
      data-busy={busy ? '' : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={label} data-shown={busy ? undefined : ''} aria-hidden={busy}>
        {children}
      </span>
      <span className={label} data-shown={busy ? '' : undefined} aria-hidden={!busy}>
        {busyLabel}
      </span>
      <span className={sweep} aria-hidden="true" />
    </Button>
  );
}
