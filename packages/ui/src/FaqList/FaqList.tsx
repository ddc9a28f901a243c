'use client';

import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { classNames } from '../classNames/index.ts';
import type { HeadingLevel } from '../Heading/HeadingElement.tsx';
import { useMergedRefs } from '../mergeRefs/index.ts';
import * as styles from './FaqList.css.ts';

/**
 * Questions and their answers, with a hairline between each. Its children are `FaqItem`s. For three questions or
 * more, of which each reader needs one or two. Put what every reader needs on the page itself.
 */
export function FaqList({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.list, className)} />;
}

/**
 * One question and its answer: a native `<details>`, so it opens without JavaScript, and the browser's own search and
 * links to a place inside open it too. Several may be open at once; items with the same `name` close one another
 * (HTML, `details` name group). Controlled with `open` and `onOpenChange`, uncontrolled with `defaultOpen`.
 *
 * The question is a heading inside the `<summary>`, so screen-reader users can navigate to it by headings.
 */
export function FaqItem({
  question,
  level = 3,
  mark,
  open,
  defaultOpen,
  onOpenChange,
  onToggle,
  className,
  children,
  ref,
  ...rest
}: ComponentPropsWithRef<'details'> & {
  /** The question, as a reader would ask it. */
  question: ReactNode;
  /** Level of the question's heading, one below the section's. Default 3. */
  level?: HeadingLevel;
  /**
   * The icon before the question, up to 28 px wide: an `svg` with `aria-hidden`. Style its open state with the selector
   * `[open] > summary`. Default: a plus that becomes a minus.
   */
  mark?: ReactNode;
  /** Whether it is open, if controlled. Give `onOpenChange` with it. */
  open?: boolean | undefined;
  /** Whether it is open at first. Default false. */
  defaultOpen?: boolean;
  /** Called when a reader or the browser opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}) {
  const own = useRef<HTMLDetailsElement>(null);
  const [initially] = useState(defaultOpen);
  const last = useRef(initially ?? false);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  // If controlled, it shows the given state after every render and every change, also after one that was refused.
  useLayoutEffect(() => {
    if (own.current && open !== undefined) own.current.open = open;
  });
  const Heading = `h${level}` as const;
  return (
    <details
      {...rest}
      ref={useMergedRefs(own, ref)}
      open={open ?? initially}
      className={classNames(styles.item, className)}
      onToggle={(event) => {
        onToggle?.(event);
        const { open: isOpen } = event.currentTarget;
        // The browser also reports what is open at first.
        if (isOpen === (open ?? last.current)) return;
        last.current = isOpen;
        onOpenChange?.(isOpen);
        if (open !== undefined) showAgain();
      }}
    >
      <summary className={styles.question}>
        {mark ?? (
          <svg className={styles.plus} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
            <path d="M4 14h20" />
            <path className={styles.upright} d="M14 4v20" />
          </svg>
        )}
        <Heading className={styles.title}>{question}</Heading>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
