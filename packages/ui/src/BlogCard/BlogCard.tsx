import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import type { HeadingLevel } from '../Heading/HeadingElement.tsx';
import { Link, type LinkProps } from '../Link/index.ts';
import { listItems } from '../listItems/listItems.ts';
import * as styles from './BlogCard.css.ts';

/** The props of `BlogCardList`. */
export type BlogCardListProps = ComponentPropsWithRef<'ul'> & {
  /**
   * `grid` puts the cards side by side from 560 px of its own width, the last ones wide enough to fill their row; `lead` does the same, and
   * its first card is a row of its own; `list` makes each card a row from 672 px. Below 560 px the three are the same. Default `grid`.
   */
  layout?: 'grid' | 'lead' | 'list' | undefined;
};

/**
 * A list of `BlogCard`s with shared edges: one, two or three side by side, as the width allows.
 */
export function BlogCardList({ layout = 'grid', className, ...rest }: BlogCardListProps) {
  return <ul {...rest} data-layout={layout} className={classNames(styles.wall, className)} />;
}

/** The props of `BlogCard`. */
export type BlogCardProps = ComponentPropsWithRef<'li'> & {
  /**
   * What the large frame shows: an `img`, or a drawing. The frame is 16 by 10. Its `alt` says what the words don’t; it is
   * empty if they say the same.
   */
  picture?: ReactNode;
  /** What the two small frames show: a `BlogCardDate`, then a `BlogCardMinutes`. */
  facts?: ReactNode;
};

/**
 * An article in a list, with a large frame for the picture and two small ones for the day and the minutes. A
 * press anywhere on the card follows its title link; category and tags are links of their own. On hover and focus its
 * background changes from left to right. Use it in `BlogCardList`; for a service use `ServiceCard`.
 *
 * @see https://inclusive-components.design/cards/
 */
export function BlogCard({ picture, facts, className, children, ...rest }: BlogCardProps) {
  return (
    <li {...rest} className={classNames(styles.card, className)}>
      {(hasContent(picture) || hasContent(facts)) && (
        <div className={styles.lights} data-pictured={hasContent(picture)}>
          {hasContent(picture) && <div className={styles.picture}>{picture}</div>}
          {hasContent(facts) && <div className={styles.facts}>{facts}</div>}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </li>
  );
}

/** The props of `BlogCardDate`. */
export type BlogCardDateProps = ComponentPropsWithRef<'time'> & {
  /** The date as `YYYY-MM-DD`. */
  dateTime: string;
  /** The day as the language writes it: “22”, “1er”. */
  day: ReactNode;
  /** Month and year: “Jan. 2025”. */
  children: ReactNode;
};

/** The day of the article: a large figure over the month and year, read as one date. */
export function BlogCardDate({ day, className, children, ...rest }: BlogCardDateProps) {
  return (
    <time {...rest} className={classNames(styles.fact, className)}>
      <span className={styles.figure}>{day} </span>
      {children}
    </time>
  );
}

/** The props of `BlogCardMinutes`. */
export type BlogCardMinutesProps = ComponentPropsWithRef<'p'> & {
  /** Whole minutes. */
  minutes: number;
  /** The unit: “min read”. */
  children: ReactNode;
};

/** How long the article takes to read: a large figure over its unit. */
export function BlogCardMinutes({ minutes, className, children, ...rest }: BlogCardMinutesProps) {
  return (
    <p {...rest} className={classNames(styles.fact, className)}>
      <span className={styles.figure}>{minutes} </span>
      {children}
    </p>
  );
}

/** The props of `BlogCardTitle`. */
export type BlogCardTitleProps = LinkProps & {
  /** The level of the title. Default 3; 2 on a page whose list has no heading of its own. */
  level?: HeadingLevel | undefined;
};

/** The title of the article, and the link that a press anywhere on the card follows. `className`, `ref` and the rest reach the link. */
export function BlogCardTitle({ level = 3, className, ...rest }: BlogCardTitleProps) {
  const Title = `h${level}` as const;
  return (
    <Title className={styles.title}>
      <Link {...rest} className={classNames(styles.link, className)} />
    </Title>
  );
}

/** The props of `BlogCardExcerpt`: the attributes of `<p>`. */
export type BlogCardExcerptProps = ComponentPropsWithRef<'p'>;

/** An excerpt or a summary of the article, in two or three lines. */
export function BlogCardExcerpt({ className, ...rest }: BlogCardExcerptProps) {
  return <p {...rest} className={classNames(styles.excerpt, className)} />;
}

/** The props of `BlogCardTags`. */
export type BlogCardTagsProps = ComponentPropsWithRef<'ul'> & {
  /** The maximum number of tags shown. Default 3. */
  max?: number | undefined;
};

/** A list of the article's first tags. Its children are `TagChipLink`s. */
export function BlogCardTags({ max = 3, className, children, ...rest }: BlogCardTagsProps) {
  return (
    <ul {...rest} className={classNames(styles.tags, className)}>
      {listItems(children)
        .slice(0, max)
        .map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
    </ul>
  );
}

/** The props of `BlogCardMore`: the attributes of `<p>`. */
export type BlogCardMoreProps = ComponentPropsWithRef<'p'>;

/**
 * “Read more”, at the bottom of the card. It is not a link and is hidden from assistive technology, because the title
 * links to the same page. A press on it follows the title link, as anywhere on the card.
 */
export function BlogCardMore({ className, children, ...rest }: BlogCardMoreProps) {
  return (
    <p {...rest} aria-hidden="true" className={classNames(styles.more, className)}>
      {children}
      <svg className={styles.arrow} viewBox="0 0 28 12" focusable="false">
        <path d="M0 6h26M21 1l5 5-5 5" />
      </svg>
    </p>
  );
}
