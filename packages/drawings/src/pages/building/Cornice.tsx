import * as styles from './Cornice.css.ts';

/** The cornice, as long as the façade is wide. */
export const Cornice = () => (
  <svg className={styles.cornice} height="40" width="100%" aria-hidden="true" focusable="false">
    <defs>
      <pattern id="uno-brackets" width="32" height="40" patternUnits="userSpaceOnUse">
        <path className={styles.stoneShade} d="M0 12h32v22H0z" />
        <path className={styles.stone} d="M0 0h32v12H0zM10 12h12v14l-4 6h-4l-4-6z" />
        <path className={styles.ink} d="M0 11h32v2H0zM0 34h32v6H0zM0 0h32v2H0z" />
      </pattern>
    </defs>
    <rect width="100%" height="40" fill="url(#uno-brackets)" />
  </svg>
);
