import { mark as drawing } from '@uno/tokens/mark';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { frame, lit, mark as markStyle, pane, wordmark } from './Wordmark.css.ts';

/** Uno's own mark, for the `mark` of a `Wordmark`. Its paths are in `@uno/tokens/mark`. On a dark surface its frame is light and its panes are dark. */
export function UnoMark({ className, ...rest }: ComponentPropsWithRef<'svg'>) {
  return (
    <svg viewBox={`0 0 ${drawing.grid} ${drawing.grid}`} aria-hidden="true" focusable="false" {...rest} className={classNames(markStyle, className)}>
      <path className={frame} d={drawing.frame} />
      <path className={pane} d={drawing.panes} />
      <path className={lit} d={drawing.lit} />
    </svg>
  );
}

/**
 * The company's name beside its mark. Both scale with its `font-size`: 26 px, or what your `className` sets, which should be
 * at least 16 px. Within a sentence write the name as plain text.
 */
export function Wordmark({ name, mark, className, ...rest }: ComponentPropsWithRef<'span'> & {
  /** The name, as text. */
  name: string;
  /**
   * Your company's mark: an `svg` with `width="1em"`, `height="1em"` and `aria-hidden`, or an `img` with `alt=""`. Draw it
   * in `currentColor` so that it is visible on every surface. Default: none, the name alone. Uno's is `<UnoMark />`.
   */
  mark?: ReactNode;
}) {
  return (
    <span {...rest} className={classNames(wordmark, className)}>
      {mark}
      {name}
    </span>
  );
}
