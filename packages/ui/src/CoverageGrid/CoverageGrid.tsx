import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { room } from '../room/room.css.ts';
import { CoverageFrame } from './CoverageFrame.tsx';
import * as styles from './CoverageGrid.css.ts';

/** How an area is served: with full coverage, or where a crew is available. */
export type Coverage = 'full' | 'available';

/** The props of both lists. A region needs a name: a label, or the id of a heading. */
export type CoverageGridProps = ComponentPropsWithRef<'div'> &
  ({ /** Name of the list, where no heading gives it: “Areas served”. */ 'aria-label': string } | { /** Id of the heading that names the list. */ 'aria-labelledby': string });

/**
 * The areas that are served: a list of `CoverageArea`s in one to three columns, read from top to bottom, with level
 * rows. An area with full coverage is a clear pane, one where service is available a tinted one. A list of more
 * than 8 rows on phones, or 12 from 576 px of its own width, scrolls in its frame, which is at most four fifths of the screen high. The
 * frame has a name, and Tab stops at it while it can scroll, so that the arrow keys scroll it (WCAG 2.1.1). To show all
 * areas as windows use `CoverageFacade`; for four or five places in a sentence or a footer, a plain list.
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

/**
 * The same areas as the windows of a building, read along each storey: 2, 3, 4 or 6 to a storey, so that 12, 24 or 36 of
 * them leave no gap. It shows them all and never scrolls. For many areas in little height use `CoverageGrid`.
 */
export function CoverageFacade({ className, children, ...rest }: CoverageGridProps) {
  return (
    <div className={room}>
      <div role="region" {...rest} data-layout="facade" className={classNames(styles.frame, className)}>
        <ul data-surface="tint" className={styles.list}>{children}</ul>
      </div>
    </div>
  );
}

/** The filled sashes of the window, by coverage. */
const filled = { full: 'M3 3h8v6H3zM3 11h8v6H3z', available: 'M3 11h8v6H3z' } as const satisfies Record<Coverage, string>;

/** One area: its name, and its coverage as a word and as a shape, never by colour alone (WCAG 1.4.1). */
export function CoverageArea({ coverage, badge, className, children, ...rest }: ComponentPropsWithRef<'li'> & {
  /** `full`: both sashes of the mark are filled; `available`: one. */
  coverage: Coverage;
  /** The coverage in a word: “Full”, “Available”. */
  badge: ReactNode;
}) {
  return (
    <li {...rest} data-coverage={coverage} className={classNames(styles.area, className)}>
      <svg className={styles.sashes} viewBox="0 0 14 20" aria-hidden="true" focusable="false">
        <path d="M1 1h12v18H1z" fill="none" />
        <path d={filled[coverage]} fill="currentColor" stroke="none" />
      </svg>
      <span className={styles.name}>{children}</span> <span className={styles.badge}>{badge}</span>
    </li>
  );
}
