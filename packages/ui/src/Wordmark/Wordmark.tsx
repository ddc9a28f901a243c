import { mark as drawing } from '@uno/tokens/mark';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { frame, lit, mark, pane, wordmark } from './Wordmark.css.ts';

/**
 * The company's name beside its mark: `@uno/tokens/mark`, or the one that you give. Both scale with its `font-size`: 26 px, or what your
 * `className` sets; don't set less than 16 px, because nothing enforces it. Within `data-ground="night"`, which
 * `Section` and `CallToAction` set, its frame is light and its panes dark. The name in a sentence is plain text.
 */
export function Wordmark({
  name,
  mark: own,
  className,
  ...rest
}: ComponentPropsWithRef<'span'> & {
  /** The name, as text. */
  name: string;
  /**
   * Your company's mark: an `svg` with `width="1em"`, `height="1em"` and `aria-hidden`, or an `img` with `alt=""`. Draw it
   * in `currentColor` so that it is seen on every ground. Default: Uno's.
   */
  mark?: ReactNode;
}) {
  return (
    <span {...rest} className={classNames(wordmark, className)}>
      {own ?? (
        <svg className={mark} viewBox={`0 0 ${drawing.grid} ${drawing.grid}`} aria-hidden="true" focusable="false">
          <path className={frame} d={drawing.frame} />
          <path className={pane} d={drawing.panes} />
          <path className={lit} d={drawing.lit} />
        </svg>
      )}
      {name}
    </span>
  );
}
