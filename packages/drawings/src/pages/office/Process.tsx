import * as styles from './Process.css.ts';

/** The number of nights in the longest strip; the others are drawn at its scale. */
const SHOWN = 15;

/** A row of dark windows, one for each night; nights with a visit of the supervisor have a tick. */
export function Nights({ count, watched }: { count: 1 | 5 | 15; watched: readonly number[] }) {
  const all = Array.from({ length: count }, (_, at) => at);
  return (
    <svg className={styles.nights} width={`${((count * 48 - 5) * 100) / (SHOWN * 48 - 5)}%`} viewBox={`-1.500 -1.500 ${count * 48 - 5} 87`} aria-hidden="true" focusable="false">
      <g className={styles.frames}>
        <path data-surface="dark-raised" className={styles.nightWindow} d={all.map((at) => `M${at * 48} 0h40v84h-40z`).join('')} />
      </g>
      <path data-surface="dark-raised" className={styles.sash} d={all.map((at) => `M${at * 48 + 20} 4v76M${at * 48 + 4} 42h32`).join('')} />
      <path className={styles.watched} d={watched.map((at) => `M${at * 48} 0h40v84h-40z`).join('')} />
      <path className={styles.tick} d={watched.map((at) => `M${at * 48 + 8} 43l9 10 16-24`).join('')} />
    </svg>
  );
}

/** The cord from the rail of the band into the slot of a badge. */
export const BadgeStrap = () => (
  <svg className={styles.strap} viewBox="0 0 56 76" aria-hidden="true" focusable="false">
    <path data-surface="subtle" className={styles.slot} d="M4.500 64.500h47v8h-47z" />
    <path d="M16 0h24v69H16z" />
  </svg>
);
