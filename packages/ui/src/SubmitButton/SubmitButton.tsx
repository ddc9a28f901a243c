'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { classNames } from '../classNames/index.ts';
import { label, submit, sweep } from './SubmitButton.css.ts';

/** The button that sends a form. */
export interface SubmitButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'disabled'> {
  /** What it does: “Request my quote”. */
  children: ReactNode;
  /** Its other words. */
  labels: {
    /** What it is doing: “Sending…”. */
    busy: ReactNode;
  };
  /** Whether the form is being sent. Default false. */
  busy?: boolean;
}

/**
 * The primary button of a form, once in it. Never `disabled`, which would take the focus away: while busy it is
 * `aria-disabled`, and a press does nothing. While answers are missing leave it as it is: pressed, the form says in an
 * `ErrorBox` what is missing. Where you give it `aria-disabled` yourself, it can still be pressed. It keeps its width when its words
 * change. Announce the sending in a `StatusRegion` too, because not every screen reader announces a changed name.
 */
export function SubmitButton({ children, labels, busy = false, className, onClick, ...rest }: SubmitButtonProps) {
  return (
    <Button
      {...rest}
      variant="primary"
      type="submit"
      className={classNames(submit, className)}
      aria-disabled={busy || rest['aria-disabled']}
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
        {labels.busy}
      </span>
      <span className={sweep} aria-hidden="true" />
    </Button>
  );
}
