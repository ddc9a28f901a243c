'use client';

import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { useMergedRefs } from '../mergeRefs/index.ts';
import { classNames } from '../classNames/index.ts';
import { actions as actionsStyle, alert, fallback, parts, picture, text, title as titleStyle, words } from './ErrorFallback.css.ts';

/** The props of `ErrorFallback`, which replaces the part of the page that failed. */
export interface ErrorFallbackProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** “Something went wrong”. */
  title: ReactNode;
  /** What to do, and whom to write to if it doesn't help. */
  children: ReactNode;
  /** On the button: “Reload”. */
  reload: ReactNode;
  /** Called by the button. Default: reloads the page. */
  onReload?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Other links or buttons, after the button: a call link. */
  actions?: ReactNode;
  /** The level of the title. Default 2; 1 where it replaces the whole page. */
  level?: 1 | 2 | 3;
  /** Whether it takes the focus when it appears. Default true; `false` leaves the focus where it is. */
  autoFocus?: boolean;
}

/**
 * What an error boundary shows when the interface itself fails, beside or below a drawing of a window with one cracked pane.
 * Its words are an alert, and it takes the focus, because the element that had the focus is gone. For errors that
 * the user can correct in a form use `ErrorBox`; for a service that is known to be down, `NoticeBox`.
 */
export function ErrorFallback({
  title,
  reload,
  onReload = () => location.reload(),
  actions,
  level = 2,
  autoFocus = true,
  className,
  children,
  ref,
  ...rest
}: ErrorFallbackProps) {
  const Title = `h${level}` as const;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (autoFocus) root.current?.focus();
  }, [autoFocus]);

  return (
    <section
      aria-labelledby={id}
      {...rest}
      ref={useMergedRefs(root, ref)}
      tabIndex={-1}
      className={classNames(fallback, className)}
    >
      <div className={parts}>
        {/* `fill` and `stroke` are also attributes, because the style sheet may have failed to load. */}
        <svg className={picture} viewBox="0 0 240 200" width="240" height="200" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
          <path data-plane="clear" d="M12 12h72v88H12zM84 12h72v88H84zM156 12h72v88h-72z" />
          <path data-plane="clear" d="M12 100h72v76H12zM84 100h72v76H84z" />
          <path data-plane="glass" d="M156 100h72v76h-72z" />
          {/* The cracks, from the centre to the frame; then the tape. */}
          <path d="m184 146-10-12-18-6M184 146l-2-20 8-26M184 146l20-10 24-4M184 146l14 12 4 18M184 146l-14 8-14 2M184 146l-4 14-10 16" />
          <path d="m174 134 8-8M204 136l-6 22M170 154l10 6" />
          <path data-plane="tape" d="m160 152 56-48 8 9-56 48z" />
          <path data-line="frame" d="M12 12h216v164H12zM84 12v164M156 12v164M12 100h216" />
          <path data-plane="ink" d="M2 176h236v12H2z" />
        </svg>
        <div className={words}>
          <div role="alert" className={alert}>
            <Title id={id} className={titleStyle}>
              {title}
            </Title>
            <div className={text}>{children}</div>
          </div>
          <div className={actionsStyle}>
            <Button variant="primary" onClick={onReload}>
              {reload}
            </Button>
            {actions}
          </div>
        </div>
      </div>
    </section>
  );
}
