import * as styles from './CleanWindow.css.ts';

/** A window of four panes, for the `picture` of a `SuccessPanel`. They are swept clear one after the other when it appears; a check mark is on them. */
export function CleanWindow() {
  return (
    <div className={styles.clean}>
      <span className={styles.pane} />
      <span className={styles.pane} />
      <span className={styles.pane} />
      <span className={styles.pane} />
      <svg className={styles.tick} viewBox="0 0 48 48" focusable="false">
        <path d="M11 25l9 9L38 14" />
      </svg>
    </div>
  );
}
