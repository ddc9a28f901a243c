import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type Level3Props } from '../Heading/HeadingElement.tsx';
import { room } from '../room/room.css.ts';
import * as styles from './AudienceCard.css.ts';

/** The props of `AudienceCardList`: the attributes of `<ul>`. */
export type AudienceCardListProps = ComponentPropsWithRef<'ul'>;

/**
 * The kinds of place that a service is for: a list of two to four `AudienceCard`s, in a row from 672 px of its own width, one below
 * the other where it is narrower. Their edges are shared.
 */
export function AudienceCardList({ className, ...rest }: AudienceCardListProps) {
  return (
    <div className={room}>
      <ul data-surface="raised" {...rest} className={classNames(styles.cards, className)} />
    </div>
  );
}

/** The props of `AudienceCard`. */
export type AudienceCardProps = ComponentPropsWithRef<'li'> & {
  /** A drawing above the title, as wide as the card, which is hidden from assistive technology. Give it to all cards or to none. Default: none. */
  picture?: ReactNode;
};

/**
 * One kind of place that a service is for, or those who work there (schools, clinics). It holds an
 * `AudienceCardTitle`, an `AudienceCardText` and, at the bottom, an `AudienceCardFocus`. For a card that links to a page, use
 * `ServiceCard`; for a trade with its needs and notes, `IndustryCard`.
 */
export function AudienceCard({ picture, className, children, ...rest }: AudienceCardProps) {
  return (
    <li {...rest} className={classNames(styles.card, className)}>
      {/* Without a picture it is an empty row, so that the rows of all cards stay the same. */}
      <div aria-hidden="true">{picture}</div>
      {children}
    </li>
  );
}

/** The props of `AudienceCardTitle`. */
export type AudienceCardTitleProps = Level3Props;

/** The kind of place, a heading. */
export function AudienceCardTitle({ level = 3, className, ...rest }: AudienceCardTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The props of `AudienceCardText`: the attributes of `<p>`. */
export type AudienceCardTextProps = ComponentPropsWithRef<'p'>;

/** Two sentences: who is there, and what they notice. */
export function AudienceCardText({ className, ...rest }: AudienceCardTextProps) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}

/** The props of `AudienceCardFocus`. */
export type AudienceCardFocusProps = ComponentPropsWithRef<'p'> & { /** “Focus”, with the punctuation of its language. */ label: ReactNode };

/** What gets attention in such a place. */
export function AudienceCardFocus({
  label,
  className,
  children,
  ...rest
}: AudienceCardFocusProps) {
  return (
    <p data-surface="tint" {...rest} className={classNames(styles.focus, className)}>
      <span className={styles.label}>{label}</span> {children}
    </p>
  );
}
