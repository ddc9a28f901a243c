import * as styles from './AuthorIntercom.css.ts';

/** The speaker of an intercom, for the `picture` of an `AuthorCard`. */
export function IntercomSpeaker() {
  return (
    <span className={styles.speaker}>
      <svg className={styles.slots} viewBox="0 0 32 32" focusable="false">
        <path d="M8 4h16M4 10h24M2 16h28M4 22h24M8 28h16" />
      </svg>
    </span>
  );
}

/** A doorbell, for the `mark` of an `AuthorCardContact`. */
export function Doorbell() {
  return (
    <svg className={styles.bell} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <circle cx="18" cy="18" r="16" />
      <circle className={styles.push} cx="18" cy="18" r="9" />
    </svg>
  );
}
