import type { ReactNode } from 'react';
import { crewHeads, crewSize } from './crew.ts';
import * as styles from './Roster.css.ts';

/** A tick under each of the seven people. */
const ticks = Array.from({ length: 7 }, (_, at) => `M${at * 80 + 26} 29l10 11 18-25`).join('');

/** The lines of an organisation chart from all seven down to one person, the supervisor. */
const supervisorLines = `${Array.from({ length: 7 }, (_, at) => `M${at * 80 + 40} 0v12`).join('')}M37 12h486M280 12v6M273 28a7 7 0 1 0 14 0a7 7 0 1 0-14 0M259 56c0-11 9-14 21-14s21 3 21 14`;

/**
 * The crew as the columns of a roster. Each of `checks` is a row with a tick for each of the seven; `supervisorCheck` is the
 * text of the row whose lines lead to their supervisor.
 */
export function Roster({ children, checks, supervisorCheck }: { /** A title and a paragraph. */ children: ReactNode; checks: readonly string[]; supervisorCheck: string }) {
  return (
    <div className={styles.team}>
      {children}
      <svg className={styles.heads} viewBox={`0 0 ${crewSize.width} ${crewSize.height}`} aria-hidden="true" focusable="false" dangerouslySetInnerHTML={{ __html: crewHeads }} />
      <ul className={styles.roster}>
        {[...checks, supervisorCheck].map((check) => (
          <li key={check} className={styles.check}>
            <p className={styles.checkName}>{check}</p>
            <svg className={styles.ticks} viewBox="0 0 560 56" aria-hidden="true" focusable="false">
              <path d={check === supervisorCheck ? supervisorLines : ticks} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
