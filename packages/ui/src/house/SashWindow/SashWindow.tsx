import { classNames } from '../../classNames/index.ts';
import * as styles from './SashWindow.css.ts';

/** A sash window, for the `mark` of an `AccordionItem`: its lower sash goes up when the item opens. */
export function SashWindow() {
  return (
    <svg className={styles.sash} viewBox="0 0 28 36" aria-hidden="true" focusable="false">
      <path className={styles.opening} d="M1 1h26v34H1z" />
      <path className={styles.glass} d="M3 3h22v15H3z" />
      <path className={classNames(styles.glass, styles.lower)} d="M3 18h22v15H3z" />
    </svg>
  );
}
