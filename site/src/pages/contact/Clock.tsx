import * as styles from './Clock.css.ts';

/** How long a promise lasts, in hours. A whole turn of a dial is a day of 24 hours. */
interface Dial {
  readonly most: number;
  /** The minimum of a range. Default: the promise is not a range. */
  readonly least?: number;
}

const [CENTRE, RIM, DAY] = [60, 52, 24];

/** The point on the dial at a fraction of a turn from the top. */
const at = (turn: number, radius: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
};

/** The path of a slice of the dial from the top to a fraction of a turn. */
const slice = (to: number): string =>
  to >= 1 ? `M${at(0, RIM)}A${RIM} ${RIM} 0 1 1 ${at(0.5, RIM)}A${RIM} ${RIM} 0 1 1 ${at(0, RIM)}`
    : `M${CENTRE} ${CENTRE}L${at(0, RIM)}A${RIM} ${RIM} 0 ${to > 0.5 ? 1 : 0} 1 ${at(to, RIM)}z`;

const ticks = Array.from({ length: DAY }, (_, hour) => `M${at(hour / DAY, RIM)}L${at(hour / DAY, RIM - (hour % 6 > 0 ? 5 : 9))}`).join('');

/** One dial for each day, the promised time filled and the hand at its end. Decorative: the text next to it says the same. */
export function Clock({ most, least = most }: Dial) {
  const days = Array.from({ length: Math.ceil(most / DAY) }, (_, day) => Math.min(1, most / DAY - day));
  return (
    <svg className={styles.clock} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      {days.map((turn, day) => (
        <g key={day} transform={days.length > 1 ? `translate(${4 + 55 * (day % 2)} ${4 + 55 * Math.floor(day / 2)})scale(.5)` : undefined}>
          <circle className={styles.face} cx={CENTRE} cy={CENTRE} r={RIM} />
          <path className={day < least / DAY ? styles.filled : styles.range} d={slice(turn)} />
          <path className={styles.tick} d={ticks} />
          <path className={styles.hand} d={`M${CENTRE} ${CENTRE}L${at(0, RIM - 16)}M${CENTRE} ${CENTRE}L${at(turn, RIM - 16)}`} />
          <circle className={styles.rim} cx={CENTRE} cy={CENTRE} r={RIM} />
        </g>
      ))}
    </svg>
  );
}
