import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import type { HeadingLevel } from '../Heading/HeadingElement.tsx';
import { Link, type LinkProps } from '../Link/index.ts';
import { room } from '../room/room.css.ts';
import * as styles from './ServiceCard.css.ts';

/** The props of `ServiceCardList`: the attributes of `<ul>`. */
export type ServiceCardListProps = ComponentPropsWithRef<'ul'>;

/**
 * A list of service cards that share their edges. One column, two from 576 px of its own width. From 912 px up to four are
 * in one row, and five or more in rows of three; one or two that are left share the last row, their pictures beside their words.
 * For columns of unequal width set `grid-template-columns` with `className`. Its children are `ServiceCard`s.
 */
export function ServiceCardList({ className, ...rest }: ServiceCardListProps) {
  return (
    <div className={room}>
      <ul {...rest} className={classNames(styles.cards, className)} />
    </div>
  );
}

/** The props of `ServiceCard`. */
export type ServiceCardProps = ComponentPropsWithRef<'li'> & {
  /**
   * An `img` or `svg`, which is hidden from assistive technology. It is cropped to its frame: 4:3 from 576 px of the list's width, lower or
   * beside the words from 912 px; a strip beside the words below 576 px, and gone below 272 px. The crop of an `img` keeps its
   * middle: give it a class that sets `object-position` for another part. An `svg` has its `preserveAspectRatio`. Default: none.
   */
  picture?: ReactNode;
};

/**
 * A card that links to one service. A press anywhere on it follows its single link, the title, so it is one stop of the
 * Tab key with a short name for a screen reader. On hover and focus its background gets lighter. For several links use a
 * `Section`.
 *
 * @see https://inclusive-components.design/cards/
 */
export function ServiceCard({ picture, className, children, ...rest }: ServiceCardProps) {
  // `isShown && <Drawing />` can be `false`.
  const pictured = hasContent(picture);
  return (
    <li {...rest} className={classNames(styles.card, className)}>
      {pictured && <div className={styles.picture} aria-hidden="true">{picture}</div>}
      <div className={styles.body}>{children}</div>
    </li>
  );
}

/** The props of `ServiceCardTitle`. */
export type ServiceCardTitleProps = LinkProps & { /** The level of the heading. Default 3. */ level?: HeadingLevel | undefined };

/** The name of the service, a heading, and the card's only link. `className`, `ref` and the rest reach the link. */
export function ServiceCardTitle({
  level = 3,
  className,
  ...rest
}: ServiceCardTitleProps) {
  const Title = `h${level}` as const;
  return (
    <Title className={styles.title}>
      <Link {...rest} className={classNames(styles.link, className)} />
    </Title>
  );
}

/** The props of `ServiceCardText`: the attributes of `<p>`. */
export type ServiceCardTextProps = ComponentPropsWithRef<'p'>;

/** Two or three short sentences: what you do, and what people notice. */
export function ServiceCardText({ className, ...rest }: ServiceCardTextProps) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}

/** The props of `ServiceCardFact`: the attributes of `<p>`. */
export type ServiceCardFactProps = ComponentPropsWithRef<'p'>;

/** A fact at the bottom of the card: a number, a frequency, a deadline. */
export function ServiceCardFact({ className, ...rest }: ServiceCardFactProps) {
  return <p {...rest} className={classNames(styles.fact, className)} />;
}
