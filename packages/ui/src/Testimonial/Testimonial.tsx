import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './Testimonial.css.ts';

/** The props of `Testimonial`. */
export type TestimonialProps = ComponentPropsWithRef<'div'> & {
  /** Who speaks: a `TestimonialSource`. */
  source: ReactNode;
  /** A `Rating`. Default: none. */
  rating?: ReactNode;
};

/**
 * What a client said: a `figure` with a `blockquote` and a `figcaption` that says who speaks. Its size depends on its own
 * width, not on the screen: large type from 544 px, the size of a title from 416 px, body text otherwise. For reasons in
 * your own words use `DifferentiatorList`. Quotation marks, which differ between languages, are part of the children.
 *
 * @example <Testimonial source={<TestimonialSource name="…">…</TestimonialSource>} rating={<Rating …/>}>…</Testimonial>
 */
export function Testimonial({ source, rating, className, children, ...rest }: TestimonialProps) {
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

/** The props of `TestimonialSource`. */
export type TestimonialSourceProps = ComponentPropsWithRef<'figcaption'> & {
  /** The person who speaks. */
  name: ReactNode;
};

/** The `figcaption`: a person's name, then the role, company and place as children. A `span` among them, such as the company, breaks only if it is wider than a line. */
export function TestimonialSource({ name, className, children, ...rest }: TestimonialSourceProps) {
  return (
    <figcaption {...rest} className={classNames(styles.caption, className)}>
      {/* No `cite`: in HTML it is for the title of a work. */}
      <span className={styles.name}>{name}</span>
      <span className={styles.role}>{children}</span>
    </figcaption>
  );
}

/** The props of `Rating`. */
export type RatingProps = ComponentPropsWithRef<'p'> & {
  /** The number of filled marks, from 0 to 5. A part of a mark is not drawn: 4.6 fills four. */
  value: number;
  /**
   * One mark: an SVG shape such as a `path`, on a square of 16 units, without `fill` and `stroke`. It is drawn five times, filled or outlined, and
   * hidden from assistive technology. Default: a square.
   */
  mark?: ReactNode;
  /** The rating as text, because the marks are hidden: “4 out of 5”. */
  children: ReactNode;
};

/** A rating out of five: marks, and its children as text. */
export function Rating({ value, mark = <path d="M1 1h14v14h-14z" />, className, children, ...rest }: RatingProps) {
  return (
    <p {...rest} className={classNames(styles.rating, className)}>
      <svg className={styles.marks} viewBox="0 0 96 16" aria-hidden="true" focusable="false">
        {[0, 1, 2, 3, 4].map((at) => (
          <g key={at} transform={`translate(${at * 20})`} fill={at < Math.floor(value) ? 'currentColor' : 'none'}>
            {mark}
          </g>
        ))}
      </svg>
      {children}
    </p>
  );
}
