import * as styles from './MissingPane.css.ts';

/** A window with one pane missing. Decorative. */
export const MissingPane = () => (
  <svg className={styles.window} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
    <path className={styles.frame} d="M0 0h160v120H0z" />
    <path className={styles.panes} d="M4 4h48v54H4zM56 4h48v54H56zM108 4h48v54h-48zM4 62h48v54H4zM108 62h48v54h-48z" />
    <path className={styles.tape} d="M60 66l40 46M100 66l-40 46" />
  </svg>
);
