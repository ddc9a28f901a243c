import * as styles from './Clock.css.ts';

/** The data of a dial: its number of parts, and how many are filled. */
interface Dial {
  readonly parts: number;
  readonly most: number;
  /** The minimum of a range, in parts. Default: the promise is not a range. */
  readonly least?: number;
}

const CENTRE = 60;
const RIM = 52;

/** The point on the dial at a fraction of a turn from the top. */
const at = (turn: number, radius: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
};

/** The path of a slice of the dial between two fractions of a turn. */
const slice = (from: number, to: number): string =>
  to - from >= 1
    ? `M${at(0, RIM)}A${RIM} ${RIM} 0 1 1 ${at(0.5, RIM)}A${RIM} ${RIM} 0 1 1 ${at(0, RIM)}`
    : `M${CENTRE} ${CENTRE}L${at(from, RIM)}A${RIM} ${RIM} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to, RIM)}z`;

/** A dial with the promised time filled and the hand at its end. Decorative: the text next to it says the same. */
export function Clock({ parts, most, least = 0 }: Dial) {
  const ticks = Array.from({ length: parts }, (_, part) => `M${at(part / parts, RIM)}L${at(part / parts, RIM - (parts > 12 && part % 6 > 0 ? 5 : 9))}`);
  return (
    <svg className={styles.clock} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle className={styles.face} cx={CENTRE} cy={CENTRE} r={RIM} />
      {least > 0 && <path className={styles.filled} d={slice(0, least / parts)} />}
      <path className={least > 0 ? styles.range : styles.filled} d={slice(least / parts, most / parts)} />
      <path className={styles.tick} d={ticks.join('')} />
      <path className={styles.hand} d={`M${CENTRE} ${CENTRE}L${at(0, RIM - 16)}M${CENTRE} ${CENTRE}L${at(most / parts, RIM - 16)}`} />
      <circle className={styles.rim} cx={CENTRE} cy={CENTRE} r={RIM} />
      <circle className={styles.pin} cx={CENTRE} cy={CENTRE} r={4} />
    </svg>
  );
}
