import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { HeadingElement, type Level3Props } from '../Heading/HeadingElement.tsx';
import { label as labelStyle, LabelledList } from '../labelledList/index.ts';
import * as styles from './IndustryCard.css.ts';

/** A list of `IndustryCard`s, one below the other, drawn like the storeys of a building that is cut open. */
export function IndustryCardList({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul {...rest} className={classNames(styles.building, className)} />;
}

/**
 * One industry that is served: an `IndustryCardTitle`, an `IndustryCardText`, its `IndustryCardNeeds`, and an
 * `IndustryCardWindow` with what is hard about cleaning there and what is done for the environment. Three columns
 * from 1,088 px. For what a service includes, use `ServiceBlock`; for a kind of building in a line or two,
 * `AudienceCard`.
 */
export function IndustryCard({ picture, className, children, ...rest }: ComponentPropsWithRef<'li'> & {
  /** A decorative drawing, at the card's lower edge. Hide it from assistive technology. */
  picture?: ReactNode;
}) {
  return (
    <li {...rest} className={classNames(styles.storey, className)}>
      {children}
      {hasContent(picture) && <div className={styles.picture}>{picture}</div>}
    </li>
  );
}

/** The name of the industry, a heading. */
export function IndustryCardTitle({ level = 3, className, ...rest }: Level3Props) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** Two or three sentences on the place and its people. */
export function IndustryCardText({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}

/** What the place needs, as `<li>`s: four to six short lines. */
export function IndustryCardNeeds({ className, ...rest }: ComponentPropsWithRef<'div'> & {
  /** The list's visible name: “What it needs”. */
  label: ReactNode;
}) {
  return <LabelledList {...rest} className={classNames(styles.needs, className)} listClassName={styles.needList} />;
}

/** The notes on an industry, drawn as a window: an `IndustryCardNote` for each half. */
export function IndustryCardWindow({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.window, className)} />;
}

/** A note in one half of the window: a challenge on a dull pane, an eco note on a clear one. Its label says which it is. */
export function IndustryCardNote({ pane, label, className, children, ...rest }: ComponentPropsWithRef<'p'> & {
  /** The look of the pane: `dull` for a difficulty, `clear` for what is done about it. */
  pane: 'dull' | 'clear';
  /** “Industry challenge”, “Eco note”. */
  label: ReactNode;
}) {
  return (
    <p data-surface={pane === 'dull' ? 'tint' : 'raised'} {...rest} className={classNames(styles.note, className)}>
      <strong className={labelStyle}>{label}</strong> {children}
    </p>
  );
}
