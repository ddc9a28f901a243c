import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { Decoration } from '../decoration/Decoration.tsx';
import { HeadingElement, type Level3Props } from '../Heading/HeadingElement.tsx';
import { room } from '../room/room.css.ts';
import * as styles from './GuaranteeCard.css.ts';

/** The props of `GuaranteeCardList`: the attributes of `<ul>`. */
export type GuaranteeCardListProps = ComponentPropsWithRef<'ul'>;

/**
 * A list of `GuaranteeCard`s: side by side from 912 px of its own width, with their texts and signature lines on one level; one below the other
 * where it is narrower.
 */
export function GuaranteeCardList({ className, ...rest }: GuaranteeCardListProps) {
  return (
    <div className={room}>
      <ul {...rest} className={classNames(styles.certificates, className)} />
    </div>
  );
}

/** The props of `GuaranteeCard`. */
export type GuaranteeCardProps = ComponentPropsWithRef<'li'> & {
  /** What the badge says: a figure or a short word, up to about six characters (“24 h”, “$0”). The text says it in full. Default: none. */
  badge?: ReactNode;
  /** A drawing behind the badge: an `svg` with `position: absolute`, as wide as the badge. It is hidden from assistive technology; `false` for none. Default: a circle. */
  picture?: ReactNode;
  /** The terms under the signature line, in a sentence: from when it applies, or what to do. */
  terms?: ReactNode;
};

/**
 * One guarantee, with a round badge over its lower edge: a `GuaranteeCardTitle`, then a
 * `GuaranteeCardText`. For an assurance in a few words, use `TrustTicks`; for a reason, `Differentiator`.
 */
export function GuaranteeCard({ badge, picture, terms, className, children, ...rest }: GuaranteeCardProps) {
  return (
    <li data-surface="raised" {...rest} className={classNames(styles.certificate, className)}>
      <div className={styles.words}>{children}</div>
      <div className={styles.foot}>
        {hasContent(terms) && <p className={styles.terms}>{terms}</p>}
        {hasContent(badge) && (
          <p className={styles.badge}>
            <Decoration>{picture === undefined ? <span className={styles.circle} /> : picture}</Decoration>
            {badge}
          </p>
        )}
      </div>
    </li>
  );
}

/** The props of `GuaranteeCardTitle`. */
export type GuaranteeCardTitleProps = Level3Props;

/** The name of the guarantee, a heading. */
export function GuaranteeCardTitle({ level = 3, className, ...rest }: GuaranteeCardTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The props of `GuaranteeCardText`: the attributes of `<p>`. */
export type GuaranteeCardTextProps = ComponentPropsWithRef<'p'>;

/** What is promised, to whom, and by when. */
export function GuaranteeCardText({ className, ...rest }: GuaranteeCardTextProps) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}
