import * as styles from './FrequencyScale.css.ts';

/** The size of a scale in its own units: ten to a week, so that 52 weeks fill it. */
const scale = { width: 520, height: 40 } as const;

const MONTHS = 12;
const WEEKS = 52;

/** A bar of seven panes for each week, a pane for each day: a stroke for each of 365 days would look like a tint. */
const days = Array.from({ length: WEEKS }, (_, week) => Array.from({ length: 7 }, (__, day) => `M${week * 10 + 2} ${(day * 5.7).toFixed(1)}h6v4.2h-6z`).join('')).join('');

/** One stroke a week; every fourth, when the whole building has been cleaned once, is as high as the scale. */
const weeks = Array.from({ length: WEEKS }, (_, week) => `M${week * 10 + 2} ${week % 4 === 3 ? 0 : 20}h6v40h-6z`).join('');

/** The months of the dated projects, counted from 0: garage, glass, carpets, floor finish. */
const projects = [3, 4, 7, 10].map((month) => `M${((month * scale.width) / MONTHS + 2).toFixed(1)} 0h${(scale.width / MONTHS - 4).toFixed(1)}v40h-${(scale.width / MONTHS - 4).toFixed(1)}z`).join('');

const marks = Array.from({ length: MONTHS - 1 }, (_, month) => `M${month + 1} 0v1`).join('');

const strokes = { daily: days, deep: weeks, seasonal: projects } as const;

/**
 * A scale of the twelve months of a year that shows how often a task is done. For seasonal projects it names the months that begin quarters.
 * The text beside it says the same.
 */
export function FrequencyScale({ frequency, quarters }: { frequency: keyof typeof strokes; /** The names of the months that begin the quarters. */ quarters: readonly string[] }) {
  return (
    <div className={styles.year} aria-hidden="true">
      <svg className={styles.strokes} viewBox={`0 0 ${scale.width} ${scale.height}`} preserveAspectRatio="none" focusable="false">
        <path d={strokes[frequency]} />
      </svg>
      <svg className={styles.marks} viewBox={`0 0 ${MONTHS} 1`} preserveAspectRatio="none" focusable="false">
        <path d={marks} vectorEffect="non-scaling-stroke" />
      </svg>
      {frequency === 'seasonal' && (
        <div className={styles.quarters}>
          {quarters.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
      )}
    </div>
  );
}
