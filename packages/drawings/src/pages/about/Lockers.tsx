import * as styles from './Lockers.css.ts';

/** A row of lockers, each with a title on its plate and a text on its door. */
export function Lockers({ lockers }: { lockers: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <ul className={styles.lockers}>
      {lockers.map(({ title, text }) => (
        <li key={title} data-surface="tint" className={styles.locker}>
          <h3 data-surface="raised" className={styles.plate}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
