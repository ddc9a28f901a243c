import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { HeadingElement, type HeadingLevel, type Level3Props } from '../Heading/HeadingElement.tsx';
import { Link, type LinkProps } from '../Link/index.ts';
import { listItems } from '../listItems/listItems.ts';
import * as styles from './Card.css.ts';

/** The props of `Card` and `LinkCard`. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** An `img` or `svg` above the words, cropped to 3:2. Its `alt` says what the words don’t; it is empty if they say the same. */
  picture?: ReactNode;
}

/** The props of `CardList`. */
export type CardListProps = ComponentPropsWithRef<'ul'> & {
  /** The least width of a column: `narrow` 203 px, `medium` 304 px, `wide` 405 px. Default `medium`. */
  columns?: 'narrow' | 'medium' | 'wide' | undefined;
};

/**
 * Cards of one width in as many columns as fit, each as tall as the tallest of its row. It asks its own width, not the window's.
 * Its children are `Card`s or `LinkCard`s. It makes an `li` of each, because a card can also be outside of a list.
 *
 * @example <CardList><Card>…</Card><Card>…</Card></CardList>
 */
export function CardList({ columns = 'medium', className, children, ...rest }: CardListProps) {
  return (
    <ul {...rest} data-columns={columns} className={classNames(styles.list, className)}>
      {listItems(children).map(({ key, item }) => (
        <li key={key} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}

/**
 * A box for one thing of several: a `Badge`, a `CardTitle`, a `CardText` and a `CardFooter`, which may hold links and buttons.
 * If the whole card leads to one page use `LinkCard`. For services `ServiceCard`, for articles `BlogCard`; for text that needs no box, `Stack`.
 */
export function Card({ picture, className, children, ...rest }: CardProps) {
  return (
    <div data-surface="raised" {...rest} className={classNames(styles.card, className)}>
      {hasContent(picture) && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** The props of `LinkCard`. */
export type LinkCardProps = CardProps;

/**
 * A card that leads to one page. A press anywhere on it follows its single link, the `LinkCardTitle`, so it is one stop of the Tab key
 * with a short name. It holds no other link and no button: for those use `Card`.
 *
 * @see https://inclusive-components.design/cards/
 */
export function LinkCard({ className, ...rest }: LinkCardProps) {
  return <Card {...rest} className={classNames(styles.linkCard, className)} />;
}

/** The props of `CardTitle`. */
export type CardTitleProps = Level3Props;

/** The title of a `Card`. Its size does not follow from its level. */
export function CardTitle({ level = 3, className, ...rest }: CardTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The props of `LinkCardTitle`. */
export type LinkCardTitleProps = LinkProps & { /** The level of the heading. Default 3. */ level?: HeadingLevel | undefined };

/** The title of a `LinkCard`, a heading, and the card's only link. `className`, `ref` and the rest reach the link. */
export function LinkCardTitle({ level = 3, className, ...rest }: LinkCardTitleProps) {
  return (
    <CardTitle level={level}>
      <Link {...rest} className={classNames(styles.link, className)} />
    </CardTitle>
  );
}

/** The props of `CardText`: the attributes of `<p>`. */
export type CardTextProps = ComponentPropsWithRef<'p'>;

/** One to three sentences. */
export function CardText({ className, ...rest }: CardTextProps) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}

/** The props of `CardFooter`: the attributes of `<div>`. */
export type CardFooterProps = ComponentPropsWithRef<'div'>;

/** The end of a card, at the foot of the tallest of its row: a date, a price, buttons. */
export function CardFooter({ className, ...rest }: CardFooterProps) {
  return <div {...rest} className={classNames(styles.footer, className)} />;
}
