import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { HeadingElement, type Level3Props } from '../Heading/HeadingElement.tsx';
import { label as labelStyle, LabelledList } from '../labelledList/index.ts';
import * as styles from './IndustryCard.css.ts';

/** The props of `IndustryCardList`: the attributes of `<ul>`. */
export type IndustryCardListProps = ComponentPropsWithRef<'ul'>;

/** A list of `IndustryCard`s, one below the other, with a heavy line between them. */
export function IndustryCardList({ className, ...rest }: IndustryCardListProps) {
  return <ul {...rest} className={classNames(styles.cards, className)} />;
}

/** The props of `IndustryCard`. */
export type IndustryCardProps = ComponentPropsWithRef<'li'> & {
  /** A drawing at the card's lower edge: an `svg` or `img`, which is hidden from assistive technology. Default: none. */
  picture?: ReactNode;
};

/**
 * One industry that is served: an `IndustryCardTitle`, an `IndustryCardText`, its `IndustryCardNeeds`, and an
 * `IndustryCardNotes` with what is difficult there and what you do about it. Three columns
 * from 960 px of its own width. For what a service includes, use `ServiceBlock`; for whom something is meant, in a line or two,
 * `AudienceCard`.
 */
export function IndustryCard({ picture, className, children, ...rest }: IndustryCardProps) {
  return (
    <li {...rest} className={classNames(styles.card, className)}>
      {children}
      {hasContent(picture) && <div className={styles.picture} aria-hidden="true">{picture}</div>}
    </li>
  );
}

/** The props of `IndustryCardTitle`. */
export type IndustryCardTitleProps = Level3Props;

/** The name of the industry, a heading. */
export function IndustryCardTitle({ level = 3, className, ...rest }: IndustryCardTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The props of `IndustryCardText`: the attributes of `<p>`. */
export type IndustryCardTextProps = ComponentPropsWithRef<'p'>;

/** Two or three sentences on the place and its people. */
export function IndustryCardText({ className, ...rest }: IndustryCardTextProps) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}

/** The props of `IndustryCardNeeds`. */
export type IndustryCardNeedsProps = ComponentPropsWithRef<'div'> & {
  /** The list's visible name: “What it needs”. */
  label: ReactNode;
};

/** What the place needs, as `<li>`s: four to six short lines. */
export function IndustryCardNeeds({ className, ...rest }: IndustryCardNeedsProps) {
  return <LabelledList {...rest} className={classNames(styles.needs, className)} listClassName={styles.needList} />;
}

/** The props of `IndustryCardNotes`: the attributes of `<div>`. */
export type IndustryCardNotesProps = ComponentPropsWithRef<'div'>;

/** One or two notes on an industry in one frame: an `IndustryCardNote` each. */
export function IndustryCardNotes({ className, children, ...rest }: IndustryCardNotesProps) {
  return (
    <div {...rest} className={classNames(styles.notesPlace, className)}>
      <div className={styles.notes}>{children}</div>
    </div>
  );
}

/** The props of `IndustryCardNote`. */
export type IndustryCardNoteProps = ComponentPropsWithRef<'p'> & {
  /** Whether it is on the surface `raised`, for what you do about a difficulty. Default false: the surface `tint`. */
  raised?: boolean | undefined;
  /** “What is difficult”, “What we do”. */
  label: ReactNode;
};

/** A note: a difficulty, or what you do about it. Its label says which it is. */
export function IndustryCardNote({ raised = false, label, className, children, ...rest }: IndustryCardNoteProps) {
  return (
    <p data-surface={raised ? 'raised' : 'tint'} {...rest} className={classNames(styles.note, className)}>
      <strong className={labelStyle}>{label}</strong> {children}
    </p>
  );
}
