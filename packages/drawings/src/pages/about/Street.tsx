import * as styles from './Street.css.ts';

/** Large figures on the asphalt below a picture, each with what it counts. */
export function Street({ figures }: { figures: readonly { readonly figure: string; readonly label: string }[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <p className={styles.figure}>{figure}</p> {label}
        </li>
      ))}
    </ul>
  );
}
