'use client';

import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { type HeadingLevel, levelBelow } from '../Heading/HeadingElement.tsx';
import { room } from '../room/room.css.ts';
import { actions as actionsStyle, box, panel, picture as pictureStyle, step, steps as stepsStyle, stepsTitle as stepsTitleStyle, text, tick, title as titleStyle } from './SuccessPanel.css.ts';

/** What happens next: steps, which may have a heading, or nothing. */
type SuccessSteps =
  | {
      /** What happens next, in order. Default: nothing. */
      steps: readonly ReactNode[];
      /** Heading of the steps, one level below the title. Only with `steps`. */
      stepsTitle?: ReactNode;
    }
  | { steps?: undefined; stepsTitle?: undefined };

/** The props of `SuccessPanel`. */
export type SuccessPanelProps = SuccessSteps & Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** The success message, in a few words. It takes the focus. */
  title: ReactNode;
  /** The level of the title. Default 2; 1 where it replaces a page's whole content. */
  level?: HeadingLevel | undefined;
  /** Whether its title takes the focus when it appears. Default true; `false` leaves the focus where it is. */
  autoFocus?: boolean | undefined;
  /**
   * `box`: the colours of a success, with a small picture. `split`: without their ground and frame, the title in the size of a headline, and the
   * picture fills one side from 912 px of its own width, a band above the title below that. Default `box`.
   */
  layout?: 'box' | 'split' | undefined;
  /** A drawing, which is hidden from assistive technology: square in `box`; in `split` of any shape, so let it fill its place; `false` for none. Default: a check mark in a square. */
  picture?: ReactNode;
  /** The text under the title. */
  children?: ReactNode;
  /** Where to go from here: links that look like buttons. */
  actions?: ReactNode;
};

const checkMark = (
  <div className={box}>
    <svg className={tick} viewBox="0 0 48 48" focusable="false">
      <path d="M11 25l9 9L38 14" />
    </svg>
  </div>
);

/**
 * Replaces a form once it has been sent: thanks, and what happens next. Its title takes the focus, so that it is read out and Tab
 * continues from there. If the form stays on the page, announce the success in a
 * `StatusRegion`.
 */
export function SuccessPanel({ title, level = 2, autoFocus = true, layout = 'box', picture, children, stepsTitle, steps = [], actions, className, ...rest }: SuccessPanelProps) {
  const id = useId();
  const Title = `h${level}` as const;
  const StepsTitle = `h${levelBelow[level]}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = picture === undefined ? checkMark : picture;
  useEffect(() => {
    if (autoFocus) heading.current?.focus();
  }, [autoFocus]);
  return (
    <section aria-labelledby={id} {...rest} className={classNames(room, className)}>
      <div data-surface={layout === 'box' ? 'success' : undefined} className={panel[layout]}>
        {hasContent(shown) && (
          <div className={pictureStyle[layout]} aria-hidden="true">
            {shown}
          </div>
        )}
        <Title ref={heading} id={id} tabIndex={-1} className={titleStyle[layout]}>
          {title}
        </Title>
        <div className={text}>{children}</div>
        {steps.length > 0 && (
          <>
            {stepsTitle && <StepsTitle className={stepsTitleStyle}>{stepsTitle}</StepsTitle>}
            <ol className={stepsStyle}>
              {steps.map((each, at) => (
                <li key={at} className={step}>
                  {each}
                </li>
              ))}
            </ol>
          </>
        )}
        {actions && <div className={actionsStyle}>{actions}</div>}
      </div>
    </section>
  );
}
