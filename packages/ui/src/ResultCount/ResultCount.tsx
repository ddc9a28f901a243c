import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { StatusRegion } from '../StatusRegion/index.ts';
import { line, marks, words } from './ResultCount.css.ts';

/** More marks than this can't be counted at a glance. */
const MAX_MARKS = 24;

/** Both numbers, which draw the marks, or neither. */
type Counted =
  | {
      /** How many are found: as many marks are filled. For 0 none are drawn. Give it with `total`. Default: no marks. */
      count: number;
      /** How many there are in all, at least `count`. Above 24 no marks are drawn. Give it with `count`. Default: no marks. */
      total: number;
    }
  | { count?: undefined; total?: undefined };

/** The props of `ResultCount`. */
export type ResultCountProps = ComponentPropsWithRef<'div'> & Counted & {
  /** The sentence with its number: “3 articles of 12”. Empty until there are results. */
  children?: ReactNode;
};

/**
 * The number of results of a search or a filter, shown and announced politely (WCAG 4.1.3). Render it always, even before
 * there are results: a live region that is added together with its text is not announced. Every change is announced, so
 * change the text once typing has paused. Without JavaScript it is a line of text. For other events on the page use
 * `StatusRegion`.
 */
export function ResultCount({ count, total, className, children, ...rest }: ResultCountProps) {
  return (
    <div {...rest} className={classNames(line, className)}>
      <StatusRegion shown className={words}>
        {children}
      </StatusRegion>
      {count !== undefined && count > 0 && total <= MAX_MARKS && (
        <svg className={marks} viewBox={`0 0 ${total * 14} 20`} aria-hidden="true" focusable="false">
          {Array.from({ length: total }, (_, at) => (
            <path key={at} d={`M${at * 14 + 2} 2h10v16h-10z`} fill={at < count ? 'currentColor' : 'none'} />
          ))}
        </svg>
      )}
    </div>
  );
}
