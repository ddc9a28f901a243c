'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { button, danger, label, labels as labelsStyle, mark as markStyle } from './Button.css.ts';

/**
 * How a button looks: `primary` is filled with the theme's action colour, for one button on a screen; `secondary` has an
 * outline; `quiet` has neither and is underlined, for the least important of a group.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** How a `Button` or a `ButtonLink` looks. */
export interface ButtonLook {
  /** How it looks. Default `secondary`, so that no button is filled by accident. */
  variant?: ButtonVariant | undefined;
  /** `small`, 36 px, for tables and tools; `large`, 56 px, for the one action of a page. Default `medium`, 48 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `danger`: it deletes or cancels something. Its words say so too, because colour alone does not (WCAG 1.4.1). Default: neither. */
  tone?: 'danger' | undefined;
  /** An icon before the words: an `svg`, which is hidden from assistive technology. Put one after the words into `children`. Default: none. */
  mark?: ReactNode;
}

/** The class and the attributes of a look. */
const lookOf = ({ variant = 'secondary', size, tone }: ButtonLook, className: string | undefined) => ({
  'data-size': size === 'medium' ? undefined : size,
  className: classNames(button[variant], tone && danger[variant], className),
});

function Mark({ children }: { /** The icon. */ children?: ReactNode }) {
  return (
    hasContent(children) && (
      <span className={markStyle} aria-hidden="true">
        {children}
      </span>
    )
  );
}

/** A button that can be busy has words for it. */
type BusyState =
  | {
      /**
       * Whether its action is running: it keeps the focus, is `aria-disabled`, says `labels.busy`, and a press does nothing.
       * Default false. Announce the end in a `StatusRegion`.
       */
      busy?: boolean | undefined;
      /** Its other texts; `busy` needs them. With them it is as wide as the longer text, so nothing moves when `busy` changes. Default: only its children. */
      labels: {
        /** What it is doing: “Saving…”. */
        busy: ReactNode;
      };
    }
  | { busy?: false | undefined; labels?: undefined };

/** The props of `Button`. */
export type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLook & BusyState;

/**
 * An action on this page: a native `<button>`. Its `type` is `button` by default, so that it does not submit a form by
 * accident. To go somewhere, use `ButtonLink`; to send a form, `SubmitButton`. For an unavailable button
 * use `aria-disabled`: it stays focusable, and its handler explains why.
 */
export function Button({ variant, size, tone, mark, busy = false, labels, className, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...lookOf({ variant, size, tone }, className)}
      type={type}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy ? '' : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Mark>{mark}</Mark>
      {labels === undefined ? (
        children
      ) : (
        <span className={labelsStyle}>
          <span className={label} data-shown={busy ? undefined : ''} aria-hidden={busy}>
            {children}
          </span>
          <span className={label} data-shown={busy ? '' : undefined} aria-hidden={!busy}>
            {labels.busy}
          </span>
        </span>
      )}
    </button>
  );
}

/** The props of `ButtonLink`. */
export type ButtonLinkProps = LinkProps & ButtonLook;

/**
 * A link that looks like a button: it goes somewhere (a page, a phone number), with a link's keyboard and menu. For
 * an action on this page use `Button`; within a sentence, `Link`.
 */
export function ButtonLink({ variant, size, tone, mark, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} {...lookOf({ variant, size, tone }, className)}>
      <Mark>{mark}</Mark>
      {children}
    </Link>
  );
}
