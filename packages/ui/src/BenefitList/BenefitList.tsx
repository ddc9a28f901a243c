import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type Level3Props } from '../Heading/HeadingElement.tsx';
import { room } from '../room/room.css.ts';
import * as styles from './BenefitList.css.ts';

/**
 * What the customer gains: a list of three or four `Benefit`s, each with a badge, in two
 * columns from 576 px of its own width. For figures that head a column, use `DifferentiatorList`; for assurances that need no sentence,
 * `TrustTicks`; for the tasks of a service, `Checklist`.
 */
export function BenefitList({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return (
    <div className={room}>
      <ul {...rest} className={classNames(styles.wall, className)} />
    </div>
  );
}

/** One benefit: a `BenefitTitle` and a `BenefitText` beside its badge. */
export function Benefit({ badge, className, children, ...rest }: ComponentPropsWithRef<'li'> & {
  /** What the badge shows: up to five characters (“24 h”), or one icon. It is hidden from assistive technology: the title and text say it in words. */
  badge: ReactNode;
}) {
  return (
    <li {...rest} className={classNames(styles.benefit, className)}>
      <span aria-hidden="true" className={styles.plate}>
        {badge}
      </span>
      {children}
    </li>
  );
}

/** The benefit in three to six words, a heading. */
export function BenefitTitle({ level = 3, className, ...rest }: Level3Props) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** One or two sentences that prove it. */
export function BenefitText({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}
