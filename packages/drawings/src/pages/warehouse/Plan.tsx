import * as styles from './Plan.css.ts';
import { type EntryRule, hatchingOf, planDrawing, planSize, planZones } from './plan.ts';

/** The plan of a building. Each zone has a number: its place in the list of zones. Upright on a phone. It is as wide as its container. */
export function Plan({ label }: { /** What it shows, in the language of the page. */ label: string }) {
  return (
    <svg className={styles.plan} viewBox={`0 0 ${planSize.width} ${planSize.height}`} role="img" aria-label={label}>
      <g dangerouslySetInnerHTML={{ __html: planDrawing }} />
      {planZones.map(({ name, x, y }, at) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <g className={styles.mark}>
            <circle className={styles.disc} r="22" />
            <text className={styles.figure} y="9.5" textAnchor="middle">
              {at + 1}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}

/** The hatching of a rule as on the plan; for the least restrictive rule with the green lane. */
export const Swatch = ({ rule }: { rule: EntryRule }) => (
  <svg className={styles.swatch} viewBox="0 0 48 32" aria-hidden="true" focusable="false">
    <path d="M1 1h46v30H1z" fill={hatchingOf(rule)} />
    {rule === 'free' && <path className={styles.lane} d="M29 2h17v28H29z" />}
  </svg>
);
