import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type Level3Props } from '../Heading/HeadingElement.tsx';
import * as styles from './AudienceCard.css.ts';

/**
 * The kinds of place that a service is for: a list of two to four `AudienceCard`s, in a row from 704 px, one below
 * the other on narrower screens. Their edges are shared, like the panes of one window.
 */
export function AudienceList({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul data-surface="raised" {...rest} className={classNames(styles.window, className)} />;
}

/** Slats every 8 px. */
const slats = Array.from({ length: 16 }, (_, at) => `M0 ${at * 8 + 7.5}h100`).join('');

/**
 * One kind of place that a service is for, or those who work there (office types, building types). It holds an
 * `AudienceCardTitle`, an `AudienceCardText` and, at the bottom, an `AudienceCardFocus`. It is drawn as a window with a
 * blind; the blinds of neighbours hang at different heights. For a card that links to a page, use `ServiceCard`; for a trade
 * with its needs and notes, `IndustryCard`.
 */
export function AudienceCard({ className, children, ...rest }: ComponentPropsWithRef<'li'>) {
  return (
    <li {...rest} className={classNames(styles.card, className)}>
      <div aria-hidden="true" className={styles.light}>
        <div className={styles.cord} />
        <div data-surface="page" className={styles.blind}>
          <svg className={styles.slats} viewBox="0 0 100 128" preserveAspectRatio="none" focusable="false">
            <path d={slats} vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
      </div>
      {children}
    </li>
  );
}

/** The kind of place, a heading. */
export function AudienceCardTitle({ level = 3, className, ...rest }: Level3Props) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** Two sentences: who is there, and what they notice. */
export function AudienceCardText({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}

/** What the crew pays attention to in such a place. */
export function AudienceCardFocus({
  label,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'p'> & { /** “Focus”, with the punctuation of its language. */ label: ReactNode }) {
  return (
    <p data-surface="tint" {...rest} className={classNames(styles.focus, className)}>
      <span className={styles.label}>{label}</span> {children}
    </p>
  );
}
