import * as styles from './WindowBlind.css.ts';

/** Slats every 8 px. */
const slats = Array.from({ length: 16 }, (_, at) => `M0 ${at * 8 + 7.5}h100`).join('');

/** How far the blind of each card is drawn: neighbours differ. */
const heights = ['half', 'low', 'high'] as const;

/** A window with a blind, for the `picture` of an `AudienceCard`. */
export function WindowBlind({ at = 0 }: { /** The card's place in its list, from 0: the blinds of neighbours hang at different heights. Default 0. */ at?: number | undefined }) {
  return (
    <div className={styles.light}>
      <div className={styles.cord} />
      <div data-surface="page" data-drawn={heights[at % heights.length]} className={styles.blind}>
        <svg className={styles.slats} viewBox="0 0 100 128" preserveAspectRatio="none" focusable="false">
          <path d={slats} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
    </div>
  );
}
