import { keyPath } from '@uno/drawings/pages/home';
import { SCREEN_ONLY } from '../../../protocol.ts';
import * as styles from './KeyRack.css.ts';

/** A hook of the rack: the kind of building, its area, and whether its key is missing because the crew has it. */
export interface KeyHook {
  kind: string;
  place: string;
  out?: boolean;
}

/** A key rack with one hook per building. One key is missing, because a crew is at work there. */
export function KeyRack({ hooks, caption }: { hooks: readonly KeyHook[]; caption: string }) {
  return (
    <figure className={styles.figure} {...{ [SCREEN_ONLY]: '' }}>
      <ul data-surface="page" className={styles.rack}>
        {hooks.map(({ kind, place, out = false }, at) => (
          <li key={kind} className={styles.hook}>
            <svg className={styles.key} viewBox="0 0 48 96" aria-hidden="true" focusable="false">
              <path data-surface={out ? 'subtle' : undefined} className={out ? styles.missing : styles.metal} d={keyPath(at, out)} />
              <path className={styles.nail} d="M21 17h6v3h-6z" />
            </svg>
            <span className={styles.kind}>{kind}</span>
            <span className={styles.place}>{place}</span>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>
        <svg className={styles.ring} viewBox="0 0 112 48" aria-hidden="true" focusable="false">
          <path className={styles.hoop} d="M22 6a18 18 0 0 1 17 12M39 30A18 18 0 1 1 22 6" />
          <path className={styles.carried} transform="matrix(0 -1 1 0 20 48)" d={keyPath(hooks.findIndex(({ out }) => out))} />
          <path className={styles.hoop} d="M39 18a18 18 0 0 1 0 12" />
        </svg>
        <span className={styles.captionWords}>{caption}</span>
      </figcaption>
    </figure>
  );
}
