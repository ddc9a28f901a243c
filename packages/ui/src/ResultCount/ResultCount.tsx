import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { StatusRegion } from '../StatusRegion/index.ts';
import { line, windows, words } from './ResultCount.css.ts';

/** More windows than this can't be counted at a glance. */
const MOST_WINDOWS = 24;

/** How many there are. */
export interface ResultCountProps extends ComponentPropsWithRef<'div'> {
  /** The sentence, with its number: “3 articles of 12”. Empty until there is something to say. */
  children?: ReactNode;
  /** How many are found: as many windows are lit, and none is drawn for 0. Given with `total`. */
  count?: number;
  /** How many there are in all. Past 24 no windows are drawn. */
  total?: number;
}

/**
 * How many results a search or a filter leaves, shown and said politely (WCAG 4.1.3). Render it always, before there
 * are results: a live region that comes with its words is not heard. The words are said whenever they change, so
 * change them once typing has paused. Without JavaScript it is a line of text. For what has happened elsewhere on
 * the page use `StatusRegion`.
 */
export function ResultCount({ count, total, className, children, ...rest }: ResultCountProps) {
  return (
    <div {...rest} className={classNames(line, className)}>
      <StatusRegion shown className={words}>
        {children}
      </StatusRegion>
      {count !== undefined && count > 0 && total !== undefined && total <= MOST_WINDOWS && (
        <svg className={windows} viewBox={`0 0 ${total * 14} 20`} aria-hidden="true" focusable="false">
          {Array.from({ length: total }, (_, at) => (
            <path key={at} d={`M${at * 14 + 2} 2h10v16h-10z`} fill={at < count ? 'currentColor' : 'none'} />
          ))}
        </svg>
      )}
    </div>
  );
}
