import * as styles from './Lockers.css.ts';

/** A row of lockers, each with a title on its plate and a text on its door. */
export function Lockers({ lockers }: { lockers: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <ul className={styles.lockers}>
      {lockers.map(({ title, text }) => (
        <li key={title} className={styles.locker}>
          <h3 className={styles.plate}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
