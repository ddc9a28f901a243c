import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './ServiceCard.css.ts';

/**
 * One window that holds service cards as its panes: edges are shared, nothing floats. A column of panes on
 * phones, two abreast on tablets, one row from 1,024 px. A page that wants uneven panes sets
 * `grid-template-columns` through `className`. It is a list: its children are `ServiceCard`s.
 */
export function ServiceList({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul {...rest} className={classNames(styles.window, className)} />;
}

/**
 * A pane that leads to one service. The whole pane is pressed, yet it holds a single link (its title), so it
 * is one stop of the Tab key and one short name for a screen reader. On hover and focus a sweep leaves it clear.
 * For a card that holds several links, use a `Section` of its own.
 *
 * @see https://inclusive-components.design/cards/
 */
export function ServiceCard({
  picture,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'li'> & {
  /** A picture that is decoration (an `img` without words, an `svg` that is hidden from assistive technology), of 4:3. It fills the pane. */
  picture?: ReactNode;
}) {
  // `shown && <Drawing />` leaves `false` where there is none.
  const pictured = picture !== undefined && picture !== null && picture !== false;
  return (
    <li {...rest} className={classNames(styles.card, className)}>
      {pictured && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>{children}</div>
    </li>
  );
}

/** The name of the service, a heading, and the card's only link. `className`, `ref` and the rest reach the link. */
export function ServiceCardTitle({
  level = 3,
  className,
  ...rest
}: LinkProps & { /** The level of the heading. Default 3. */ level?: 2 | 3 | 4 }) {
  const Title = `h${level}` as const;
  return (
    <Title className={styles.title}>
      <Link {...rest} className={classNames(styles.link, className)} />
    </Title>
  );
}

/** Two or three short sentences: what is cleaned, and how it is noticed. */
export function ServiceCardText({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}

/** The hard fact at the foot of the pane: a number, a frequency, a deadline. */
export function ServiceCardFact({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.fact, className)} />;
}
