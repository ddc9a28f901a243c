import type { ComponentPropsWithRef } from 'react';
import * as styles from './NightFacade.css.ts';

/** A lit window: its column from the left, its storey from the street up, and a silhouette: path data in a pane of 56 × 72 whose floor is y = 72. */
export type LitWindow = readonly [column: number, storey: number, silhouette: string];

const { vacuum, plant, desk, blind, ladder } = {
  vacuum: 'M30 72V46q-1-12 7-12t8 12v26h-4V54h-4v18zM34 26a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM34 42 22 54 8 68H2v4h12l11-16 11-8z',
  plant: 'M34 72V58h14v14zM41 58q-12-10-8-22 8 6 8 14 0-12 8-18 4 14-8 26zM4 72V50h20v22h-2V54H6v18z',
  desk: 'M4 72V50h48v22h-3V54H7v18zM24 50V36h20v14zM12 50V38l-4 0 3-8h6l3 8h-5v12z',
  blind: 'M0 2h56v3H0zM0 8h56v3H0zM0 14h56v3H0zM0 20h56v3H0zM0 26h56v3H0zM0 32h56v3H0z',
  ladder: 'M30 72l8-46h4l8 46h-4l-2-12h-8l-2 12zm7-16h6l-2-14zM14 72V42q0-10 6-10t6 10v30h-4V54h-4v18zM15 24a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM24 38 34 22l4 2-12 20z',
};

const offices: readonly LitWindow[] = [
  [3, 1, vacuum], [4, 1, plant], [1, 3, desk], [6, 3, blind], [0, 0, blind], [8, 2, ladder], [2, 5, blind],
  [5, 5, desk], [9, 4, plant], [11, 1, desk], [7, 0, plant], [12, 5, vacuum], [10, 6, blind],
];

/**
 * A dark façade with a few lit windows, for the `picture` of a `CallToAction`. Decorative; its lowest storey is at the lower
 * edge, and 13 columns are as wide as the façade, so that no window is cut at its side. Use it once on a page, because its
 * pattern has an `id`.
 */
export function NightFacade({
  windows = offices,
  ...rest
}: ComponentPropsWithRef<'svg'> & { /** The lit windows. Default: offices, two of them being cleaned. */ windows?: readonly LitWindow[] | undefined }) {
  return (
    <svg viewBox="0 615 832 1" preserveAspectRatio="xMinYMax" aria-hidden="true" focusable="false" {...rest}>
      <defs>
        <pattern id="uno-night-pane" width="64" height="88" patternUnits="userSpaceOnUse">
          <path className={styles.dark} d="M4 8h27v72H4zM33 8h27v72H33z" />
        </pattern>
        <path id="uno-night-lamp" d="M0 0h27v72H0zM29 0h27v72H29z" />
      </defs>
      <path fill="url(#uno-night-pane)" d="M0-880h832V616H0z" />
      {windows.map(([column, storey, silhouette]) => (
        <g key={`${column}-${storey}`} transform={`translate(${column * 64 + 4} ${536 - storey * 88})`}>
          <use href="#uno-night-lamp" className={styles.lamp} />
          <path className={styles.silhouette} d={silhouette} />
        </g>
      ))}
    </svg>
  );
}
