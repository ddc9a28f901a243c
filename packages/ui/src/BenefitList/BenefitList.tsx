import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { HeadingElement, type Level3Props } from '../Heading/HeadingElement.tsx';
import { room } from '../room/room.css.ts';
import * as styles from './BenefitList.css.ts';

/** The props of `BenefitList`: the attributes of `<ul>`. */
export type BenefitListProps = ComponentPropsWithRef<'ul'>;

/**
 * What the customer gains: a list of three or four `Benefit`s, each with a mark, in two
 * columns from 576 px of its own width. For figures that head a column, use `DifferentiatorList`; for assurances that need no sentence,
 * `TrustTicks`; for the tasks of a service, `Checklist`.
 */
export function BenefitList({ className, ...rest }: BenefitListProps) {
  return (
    <div className={room}>
      <ul {...rest} className={classNames(styles.wall, className)} />
    </div>
  );
}

/** The props of `Benefit`. */
export type BenefitProps = ComponentPropsWithRef<'li'> & {
  /** In the plate before the title: up to five characters (“24 h”), or one icon. It is hidden from assistive technology: the title and text say it in words. Default: none. */
  mark?: ReactNode;
};

/** One benefit: a `BenefitTitle` and a `BenefitText` beside its mark. */
export function Benefit({ mark, className, children, ...rest }: BenefitProps) {
  return (
    <li {...rest} className={classNames(styles.benefit, className)}>
      {hasContent(mark) && (
        <span aria-hidden="true" className={styles.plate}>
          {mark}
        </span>
      )}
      {children}
    </li>
  );
}

/** The props of `BenefitTitle`. */
export type BenefitTitleProps = Level3Props;

/** The benefit in three to six words, a heading. */
export function BenefitTitle({ level = 3, className, ...rest }: BenefitTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The props of `BenefitText`: the attributes of `<p>`. */
export type BenefitTextProps = ComponentPropsWithRef<'p'>;

/** One or two sentences that prove it. */
export function BenefitText({ className, ...rest }: BenefitTextProps) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}
