import * as styles from './StreetFigures.css.ts';

/** Large figures, each with a label, on the asphalt of the street below a picture. */
export function StreetFigures({ figures }: { figures: readonly { readonly figure: string; readonly label: string }[] }) {
  return (
    <div className={styles.frame}>
      <ul data-surface="dark" className={styles.figures}>
        {figures.map(({ figure, label }) => (
          <li key={label}>
            <p className={styles.figure}>{figure}</p> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
