import * as styles from './SaltFilm.css.ts';

/** The grains of one tile of the film: left, top and radius. */
const grains = [
  [18, 52, 1.5], [34, 96, 1], [44, 138, 2], [63, 74, 1.5], [71, 160, 1], [92, 172, 2], [108, 112, 1], [121, 40, 1], [139, 96, 1.5], [150, 186, 2], [170, 131, 1],
  [188, 66, 1.5], [199, 158, 2], [214, 108, 1], [238, 46, 1], [247, 176, 1.5], [262, 142, 2], [283, 84, 1.5], [296, 190, 1], [311, 58, 1], [330, 124, 2], [346, 168, 1.5],
]
  .map(([x = 0, y = 0, r = 0]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`)
  .join('');

/** Where water ran down and dried: left, top and length of each streak, which is wide at its head. */
const streaks = [[52, 60, 130], [104, 108, 80], [128, 30, 96], [176, 118, 82], [226, 70, 124], [270, 34, 70], [318, 92, 108], [352, 50, 60]]
  .map(([x = 0, y = 0, length = 0]) => `M${x} ${y}q3-4 6 0l-3 ${length}z`)
  .join('');

/**
 * What the winter leaves on the glass of a street: a film of road salt over the lower part of a `Hero` with a picture `behind` its words.
 * A squeegee wipes it away while the visitor scrolls, by a scroll-driven animation without script. Decorative, and never over text: it
 * is not there in print, in forced colours, under reduced motion, or in a browser without such animations. After the `HeroPicture`.
 */
export function SaltFilm() {
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.edge}>
        <div className={styles.film}>
          <svg className={styles.salt} focusable="false">
            <pattern id="uno-salt" width="360" height="200" patternUnits="userSpaceOnUse">
              <path className={styles.streaks} d={streaks} />
              <path d={grains} />
            </pattern>
            <rect width="100%" height="100%" fill="url(#uno-salt)" />
          </svg>
        </div>
      </div>
    </div>
  );
}
