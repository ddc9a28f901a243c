import type { ReactNode } from 'react';
import { scroll } from './documentation.css.ts';

/** A column heading, with a class where it needs one. */
type Column = string | { words: string; className: string | undefined };

/** A table in a frame that scrolls if the table is too wide. The frame takes the focus, so that the keyboard can scroll it. */
export function ScrollTable({
  className,
  label,
  caption = label,
  columns,
  lang,
  children,
}: {
  className: string;
  /** The accessible name of the scrolling region. */
  label: string;
  /** The caption. Default: `label`. */
  caption?: ReactNode;
  columns: readonly Column[];
  lang?: string;
  /** Its rows. */
  children: ReactNode;
}) {
  return (
    <div className={scroll} role="region" aria-label={label} tabIndex={0} lang={lang}>
      <table className={className}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const head = typeof column === 'string' ? { words: column, className: undefined } : column;
              return (
                <th key={head.words} scope="col" className={head.className}>
                  {head.words}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
