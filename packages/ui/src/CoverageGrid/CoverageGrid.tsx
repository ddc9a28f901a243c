import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { AccessibleName } from '../accessibleName/accessibleName.ts';
import { classNames, hasContent } from '../classNames/index.ts';
import { Decoration } from '../decoration/Decoration.tsx';
import { room } from '../room/room.css.ts';
import { CoverageFrame } from './CoverageFrame.tsx';
import * as styles from './CoverageGrid.css.ts';

/** The props of both lists. A region needs a name: a label, or the id of a heading. */
export type CoverageGridProps = AccessibleName & Omit<ComponentPropsWithRef<'div'>, keyof AccessibleName>;

/**
 * The areas that are served: a list of `CoverageArea`s in one to three columns, read from top to bottom, with level
 * rows. The area has a lighter ground if it is `featured`. A list of more
 * than 8 rows on phones, or 12 from 576 px of its own width in a window at least 640 px high, scrolls in its frame, which is at most four fifths of the screen high. The
 * frame has a name, and Tab stops at it while it can scroll, so that the arrow keys scroll it (WCAG 2.1.1). To show all
 * areas as tiles use `CoverageTiles`; for four or five places in a sentence or a footer, a plain list.
 *
 * `className`, `ref` and the rest reach the frame.
 *
 * @example <CoverageGrid aria-labelledby="areas">…</CoverageGrid>
 */
export function CoverageGrid({ className, children, ...rest }: CoverageGridProps) {
  return (
    <div className={room}>
      <CoverageFrame {...rest} data-layout="columns" className={classNames(styles.frame, className)}>
        <ul data-surface="tint" className={styles.list}>{children}</ul>
      </CoverageFrame>
    </div>
  );
}

/** The props of `CoverageTiles`. */
export type CoverageTilesProps = CoverageGridProps;

/**
 * The same areas as tiles, read along each row: 2, 3, 4 or 6 to a row, so that 12, 24 or 36 of them leave no gap. It shows them all and never scrolls. For many areas in little height use `CoverageGrid`.
 */
export function CoverageTiles({ className, children, ...rest }: CoverageTilesProps) {
  return (
    <div className={room}>
      <div role="region" {...rest} data-layout="tiles" className={classNames(styles.frame, className)}>
        <ul data-surface="tint" className={styles.list}>{children}</ul>
      </div>
    </div>
  );
}

/** The props of `CoverageArea`. */
export type CoverageAreaProps = ComponentPropsWithRef<'li'> & {
  /** Whether it stands out from the others, on a lighter ground: an area with everything that you offer. Default false. */
  featured?: boolean | undefined;
  /** The icon before the name: an `svg` in `currentColor`, which is hidden from assistive technology. Default: none. */
  mark?: ReactNode;
  /** How it is served, in a word: “Full”, “On request”. Default: none. */
  badge?: ReactNode;
};

/** One area: its name, and how it is served in a word, never by colour alone (WCAG 1.4.1). Its children are the name. */
export function CoverageArea({ featured = false, mark, badge, className, children, ...rest }: CoverageAreaProps) {
  return (
    <li {...rest} data-featured={featured} className={classNames(styles.area, className)}>
      <Decoration>{mark}</Decoration>
      <span className={styles.name}>{children}</span> {hasContent(badge) && <span className={styles.badge}>{badge}</span>}
    </li>
  );
}
