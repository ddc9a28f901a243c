import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import type { Gap } from '../Stack/index.ts';
import { room } from '../room/room.css.ts';
import { columns, type Place } from './columns.ts';
import * as styles from './Grid.css.ts';

/** The props of `Grid`. */
export type GridProps = ComponentPropsWithRef<'div'> & {
  /** The distance between rows, a step of the spacing scale. Columns are 16 to 32 px apart. Default `x6`, 32 px. */
  gap?: Gap | undefined;
  /**
   * Hairlines in the middle of the gaps; on phones only the horizontal ones. They take each cell's `::before`, and
   * keep rows at least 16 px apart. Default false.
   */
  ruled?: boolean | undefined;
  /** Whether it has the page's margins at both sides. A `Section` already has them. Default false. */
  margins?: boolean | undefined;
};

/**
 * Twelve columns, 1,240 px wide at most. Each child sets its columns at each width; without a setting it takes all twelve,
 * so that phones have one column. Use it for unequal widths (7 and 5, or 8 and 3 with a free column). For cards of one size
 * use a component with its own grid, such as `ServiceCardList` or `AudienceCardList`. `className`, `ref` and the rest reach the
 * grid, inside its `margins`.
 */
export function Grid({ gap = 'x6', ruled = false, margins = false, className, ...rest }: GridProps) {
  return (
    <div className={classNames(room, margins && styles.margins)}>
      <div {...rest} data-gap={gap} data-ruled={ruled ? '' : undefined} className={classNames(styles.grid, className)} />
    </div>
  );
}

/** The props of `GridItem`. */
export type GridItemProps = ComponentPropsWithRef<'div'> & {
  /** Below 576 px of the grid’s width, whatever the device: columns taken, or `{ start, span }`. Default all twelve. */
  phone?: Place | undefined;
  /** From 576 px of the grid’s width. Default as on phones. */
  tablet?: Place | undefined;
  /** From 912 px of the grid’s width. Default as on tablets. */
  desktop?: Place | undefined;
};

/** A cell of a `Grid`. Where the child must be another element, spread `columns(…)` on it. */
export function GridItem({ phone, tablet, desktop, ...rest }: GridItemProps) {
  return <div {...rest} {...columns({ phone, tablet, desktop })} />;
}
