import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type Level3Props } from '../Heading/HeadingElement.tsx';
import { room } from '../room/room.css.ts';
import * as styles from './Differentiator.css.ts';

/** The props of `DifferentiatorList`: the attributes of `<ul>`. */
export type DifferentiatorListProps = ComponentPropsWithRef<'ul'>;

/**
 * Reasons side by side: a heavy line above, one column for each reason, hairlines between. Two abreast from 544 px of its own width,
 * in one row from 912 px of its own width. A list of `Differentiator`s.
 */
export function DifferentiatorList({ className, ...rest }: DifferentiatorListProps) {
  return (
    <div className={room}>
      <ul {...rest} className={classNames(styles.ledger, className)} />
    </div>
  );
}

/** The props of `Differentiator`: the attributes of `<li>`. */
export type DifferentiatorProps = ComponentPropsWithRef<'li'>;

/**
 * One reason: a `DifferentiatorFigure` where there is a number, a `DifferentiatorTitle`, then a paragraph.
 * For an assurance that needs no argument, use `TrustTick`.
 */
export function Differentiator({ className, ...rest }: DifferentiatorProps) {
  return <li {...rest} className={classNames(styles.reason, className)} />;
}

/** The props of `DifferentiatorFigure`: the attributes of `<p>`. */
export type DifferentiatorFigureProps = ComponentPropsWithRef<'p'>;

/** The number that proves the reason, with its unit, set large. The text below repeats it in words. */
export function DifferentiatorFigure({ className, ...rest }: DifferentiatorFigureProps) {
  return <p {...rest} className={classNames(styles.figure, className)} />;
}

/** The props of `DifferentiatorTitle`. */
export type DifferentiatorTitleProps = Level3Props;

/** The name of the reason, a heading. */
export function DifferentiatorTitle({ level = 3, className, ...rest }: DifferentiatorTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}
