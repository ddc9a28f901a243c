'use client';

import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { useMergedRefs } from '../mergeRefs/index.ts';
import { classNames, hasContent } from '../classNames/index.ts';
import { Decoration } from '../decoration/Decoration.tsx';
import type { HeadingLevel } from '../Heading/HeadingElement.tsx';
import { actions as actionsStyle, alert, fallback, parts, text, title as titleStyle, words } from './ErrorFallback.css.ts';

/** The props of `ErrorFallback`, which replaces the part of the page that failed. */
export interface ErrorFallbackProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** “Something went wrong”. */
  title: ReactNode;
  /** What to do, and whom to write to if it doesn't help. */
  children: ReactNode;
  /** Its other texts. */
  labels: {
    /** On the button: “Reload”. */
    reload: ReactNode;
  };
  /** Called by the button. Default: reloads the page. */
  onReload?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /**
   * A drawing beside the words, above them where it is narrow: an `svg` that brings its size and colours, also as attributes, because the style
   * sheet may have failed to load. It is hidden from assistive technology. Default: none.
   */
  picture?: ReactNode;
  /** Other links or buttons, after the button: a call link. */
  actions?: ReactNode;
  /** The level of the title. Default 2; 1 where it replaces the whole page. */
  level?: HeadingLevel | undefined;
  /** Whether it takes the focus when it appears. Default true; `false` leaves the focus where it is. */
  autoFocus?: boolean | undefined;
}

/**
 * What an error boundary shows when the interface itself fails.
 * Its words are an alert, and it takes the focus, because the element that had the focus is gone. For errors that
 * the user can correct in a form use `ErrorBox`; for a service that is known to be down, `NoticeBox`.
 */
export function ErrorFallback({
  title,
  labels,
  onReload = () => location.reload(),
  picture,
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
      <div data-pictured={hasContent(picture)} className={parts}>
        <Decoration>{picture}</Decoration>
        <div className={words}>
          <div role="alert" className={alert}>
            <Title id={id} className={titleStyle}>
              {title}
            </Title>
            <div className={text}>{children}</div>
          </div>
          <div className={actionsStyle}>
            <Button variant="primary" onClick={onReload}>
              {labels.reload}
            </Button>
            {actions}
          </div>
        </div>
      </div>
    </section>
  );
}
