import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './Testimonial.css.ts';

/**
 * What a client said. A `figure` whose words are a `blockquote` and whose `figcaption` says who speaks. Its size
 * depends on the room that it is given, not on the screen: a large quotation where it is 544 px wide or more, one of
 * the size of a title from 416 px, running text otherwise. For reasons in our own words use `DifferentiatorList`.
 *
 * @example <Testimonial source={<TestimonialSource name="…">…</TestimonialSource>} rating={<Rating …/>}>…</Testimonial>
 */
export function Testimonial({
  source,
  rating,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & {
  /** Who speaks: a `TestimonialSource`. */
  source: ReactNode;
  /** A `Rating`, where there is one. */
  rating?: ReactNode;
}) {
  return (
    <div {...rest} className={classNames(styles.room, className)}>
      <figure className={styles.figure}>
        {rating}
        <blockquote className={styles.quote}>
          <p>{children}</p>
        </blockquote>
        {source}
      </figure>
    </div>
  );
}

/** The `figcaption`: a person's name, then the role, company and place as the children say them. A `span` among them, such as the company, breaks only where it is wider than a line. */
export function TestimonialSource({
  name,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'figcaption'> & {
  /** The person who speaks. */
  name: string;
}) {
  return (
    <figcaption {...rest} className={classNames(styles.caption, className)}>
      {/* No `cite`: in HTML it is for the title of a work. */}
      <span className={styles.name}>{name}</span>
      <span className={styles.role}>{children}</span>
    </figcaption>
  );
}

/** A rating as text, its children, with as many marks filled out of five. */
export function Rating({
  value,
  mark,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'p'> & {
  /** 0 to 5, whole. */
  value: number;
  /** The mark, as SVG path data on a square of 16 units: it is filled or outlined. Default: a square. */
  mark?: string;
}) {
  return (
    <p {...rest} className={classNames(styles.rating, className)}>
      <svg className={styles.panes} viewBox="0 0 96 16" aria-hidden="true" focusable="false">
        {[0, 1, 2, 3, 4].map((pane) => (
          <path
            key={pane}
            {...(mark === undefined ? { d: `M${pane * 20 + 1} 1h14v14h-14z` } : { d: mark, transform: `translate(${pane * 20})` })}
            fill={pane < value ? 'currentColor' : 'none'}
          />
        ))}
      </svg>
      {children}
    </p>
  );
}
