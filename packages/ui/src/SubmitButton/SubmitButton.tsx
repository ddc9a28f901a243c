'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '../Button/index.ts';
import { classNames } from '../classNames/index.ts';
import { label, submit, sweep } from './SubmitButton.css.ts';

/** The props of `SubmitButton`. */
export interface SubmitButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'disabled'> {
  /** What it does: “Request my quote”. */
  children: ReactNode;
  /** Its other texts. */
  labels: {
    /** What it is doing: “Sending…”. */
    busy: ReactNode;
  };
  /** Whether the form is being sent. Default: whether its `action`, a function, is running. */
  busy?: boolean;
}

/**
 * The primary button of a form; use it once per form. It is never `disabled`, which would remove the focus: while busy it is
 * `aria-disabled`, and a press does nothing. Don't disable it while answers are missing: let the form show them in an
 * `ErrorBox`. With your own `aria-disabled` it can still be pressed. It keeps its width when its text changes.
 * Announce the sending in a `StatusRegion` too, because not every screen reader announces a changed name.
 */
export function SubmitButton({ children, labels, busy: sending, className, onClick, ...rest }: SubmitButtonProps) {
  const { pending } = useFormStatus();
  const busy = sending ?? pending;
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
