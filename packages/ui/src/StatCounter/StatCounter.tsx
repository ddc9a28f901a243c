import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { CountedNumber } from './CountedNumber.tsx';
import { room } from '../room/room.css.ts';
import * as styles from './StatCounter.css.ts';

/** The props of `StatCounterList`: the attributes of `<ul>`. */
export type StatCounterListProps = ComponentPropsWithRef<'ul'>;

/**
 * Two to four figures in a row: a list of `StatCounter`s with lines between them. Where each figure needs an argument, use `DifferentiatorList`.
 */
export function StatCounterList({ className, ...rest }: StatCounterListProps) {
  return (
    <div className={room}>
      <ul {...rest} className={classNames(styles.stats, className)} />
    </div>
  );
}

/** The props of `StatCounter`: the attributes of `<li>`. */
export type StatCounterProps = ComponentPropsWithRef<'li'>;

/** One figure: a `StatCounterFigure`, then a `StatCounterLabel`. */
export function StatCounter({ className, ...rest }: StatCounterProps) {
  return <li {...rest} className={classNames(styles.stat, className)} />;
}

/** The props of `StatCounterFigure`. */
export type StatCounterFigureProps = ComponentPropsWithRef<'p'> & {
  /** A word or two that belong before the figure, small, on a line of their own: “under”. */
  lead?: ReactNode;
};

/** The figure: a `StatCount`, followed by its unit if it has one: `30` min. */
export function StatCounterFigure({ lead, className, children, ...rest }: StatCounterFigureProps) {
  return (
    <p data-surface="raised" {...rest} className={classNames(styles.figure, className)}>
      {hasContent(lead) && <span className={styles.lead}>{lead} </span>}
      {children}
    </p>
  );
}

/** The props of `StatCounterLabel`: the attributes of `<p>`. */
export type StatCounterLabelProps = ComponentPropsWithRef<'p'>;

/** What the figure counts, in a few words. */
export function StatCounterLabel({ className, ...rest }: StatCounterLabelProps) {
  return <p {...rest} className={classNames(styles.label, className)} />;
}

/** A text with one run of digits: `200+`, `100 %`. A text with two (`24/7`, `2–3`, `1,500`) or none does not count up. */
const countable = /^(\D*)(\d+)(\D*)$/;

/** The props of `StatCount`. */
export type StatCountProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The final value, as it is written: `100 %`, `24/7`. */
  children: string;
};

/**
 * The large figure. If it contains a single whole number, that number counts up once when it is scrolled into view, unless
 * the user prefers reduced motion (WCAG 2.3.3). The final value is in the HTML from the start, so counting up does not
 * affect layout, search engines or assistive technology.
 */
export function StatCount({ className, children, ...rest }: StatCountProps) {
  const [, before, digits, after] = countable.exec(children) ?? [];
  return (
    <span {...rest} className={classNames(styles.count, className)}>
      {digits === undefined ? (
        children
      ) : (
        <>
          {before}
          <CountedNumber digits={digits} />
          {after}
        </>
      )}
    </span>
  );
}
