import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { Heading, type Level3Props } from '../heading/index.ts';
import { room } from '../room/room.css.ts';
import * as styles from './GuaranteeCard.css.ts';

/** The number of teeth of the seal. Its outline alternates between two circles around (60, 60). */
const teeth = 28;
const outline = Array.from({ length: teeth * 2 }, (_, index) => {
  const angle = (index * Math.PI) / teeth;
  const radius = index % 2 === 0 ? 58 : 52;
  return `${(60 + radius * Math.cos(angle)).toFixed(1)} ${(60 + radius * Math.sin(angle)).toFixed(1)}`;
}).join('L');

/**
 * A list of `GuaranteeCard`s: side by side from 912 px of its own width, with their texts and signature lines on one level; one below the other
 * where it is narrower.
 */
export function GuaranteeCardList({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return (
    <div className={room}>
      <ul {...rest} className={classNames(styles.certificates, className)} />
    </div>
  );
}

/**
 * One guarantee, drawn as a certificate with a seal over its lower edge: a `GuaranteeCardTitle`, then a
 * `GuaranteeCardText`. For an assurance in a few words, use `TrustTicks`; for a reason, `Differentiator`.
 */
export function GuaranteeCard({ seal, terms, className, children, ...rest }: ComponentPropsWithRef<'li'> & {
  /** What the seal says: a figure or a short word, up to about six characters (“24 h”, “$0”). The text says it in full. */
  seal: ReactNode;
  /** The terms under the signature line, in a sentence: from when it applies, or what to do. */
  terms?: ReactNode;
}) {
  return (
    <li data-surface="raised" {...rest} className={classNames(styles.certificate, className)}>
      <div className={styles.words}>{children}</div>
      <div className={styles.foot}>
        {hasContent(terms) && <p className={styles.terms}>{terms}</p>}
        <p className={styles.stamp}>
          <svg className={styles.burst} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
            <path d={`M${outline}z`} />
            <circle cx="60" cy="60" r="46" />
          </svg>
          {seal}
        </p>
      </div>
    </li>
  );
}

/** The name of the guarantee, a heading. */
export function GuaranteeCardTitle({ level = 3, className, ...rest }: Level3Props) {
  return <Heading {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** What is promised, to whom, and by when. */
export function GuaranteeCardText({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}
