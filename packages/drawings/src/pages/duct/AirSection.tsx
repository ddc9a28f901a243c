import * as styles from './AirSection.css.ts';
import { ductParts, sectionDrawing, sectionSize } from './building.ts';

/** The building in section, with a number at each of the seven parts. */
export function AirSection({ label }: { /** What it shows, in the language of the page. */ label: string }) {
  return (
    <svg className={styles.section} viewBox={`0 0 ${sectionSize.width} ${sectionSize.height}`} preserveAspectRatio="xMaxYMid meet" role="img" aria-label={label}>
      <g dangerouslySetInnerHTML={{ __html: sectionDrawing }} />
      {ductParts.map(({ name, x, y }, at) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <g className={styles.mark}>
            <circle className={styles.disc} r="17" />
            <text className={styles.figure} y="7.5" textAnchor="middle">
              {at + 1}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}
