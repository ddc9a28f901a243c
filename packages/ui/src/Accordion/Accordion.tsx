'use client';

import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { classNames } from '../classNames/index.ts';
import { Decoration } from '../decoration/Decoration.tsx';
import type { HeadingLevel } from '../Heading/HeadingElement.tsx';
import { useMergedRefs } from '../mergeRefs/index.ts';
import * as styles from './Accordion.css.ts';

/** The props of `Accordion`: the attributes of `<div>`. */
export type AccordionProps = ComponentPropsWithRef<'div'>;

/**
 * Titles that open a text below them, with a hairline between each: frequent questions, terms, details. Its children are
 * `AccordionItem`s, before them an `AccordionToggleAll` if it has four or more. For items of which each reader needs one or two. Put
 * what every reader needs on the page itself; to show one part of several at a time use `Tabs`.
 */
export function Accordion({ className, ...rest }: AccordionProps) {
  return <div {...rest} className={classNames(styles.list, className)} />;
}

/** The props of `AccordionItem`. */
export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** What is below it, in a few words, or the question as a reader would ask it. */
  title: ReactNode;
  /** Level of the title's heading, one below the section's. Default 3. */
  level?: HeadingLevel | undefined;
  /**
   * The icon before the title, up to 28 px wide: an `svg`, which is hidden from assistive technology. Style its open state with the selector
   * `[open] > summary`. `false` for none. Default: a plus that becomes a minus.
   */
  mark?: ReactNode;
  /** Whether it is open, if controlled. Give `onOpenChange` with it. */
  open?: boolean | undefined;
  /** Whether it is open at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when a reader or the browser opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A title and the text that it opens: a native `<details>`, so it opens without JavaScript, and the browser's own search and
 * links to a place inside open it too. Several may be open at once; items with the same `name` close one another
 * (HTML, `details` name group). Controlled with `open` and `onOpenChange`, uncontrolled with `defaultOpen`.
 *
 * The title is a heading inside the `<summary>`, so screen-reader users can navigate to it by headings.
 */
export function AccordionItem({ title, level = 3, mark, open, defaultOpen, onOpenChange, onToggle, className, children, ref, ...rest }: AccordionItemProps) {
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
      <summary className={styles.summary}>
        <Decoration>
          {mark === undefined ? (
            <svg className={styles.plus} viewBox="0 0 28 28" focusable="false">
              <path d="M4 14h20" />
              <path className={styles.upright} d="M14 4v20" />
            </svg>
          ) : (
            mark
          )}
        </Decoration>
        <Heading className={styles.title}>{title}</Heading>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
