import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { wordmark } from './Wordmark.css.ts';

/** The props of `Wordmark`. */
export type WordmarkProps = ComponentPropsWithRef<'span'> & {
  /** The name, as text. */
  name: string;
  /**
   * Your company's mark: an `svg` with `width="1em"`, `height="1em"` and `aria-hidden`, or an `img` with `alt=""`. Draw it
   * in `currentColor` so that it is visible on every surface. Default: none, the name alone.
   */
  mark?: ReactNode;
};

/**
 * The company's name beside its mark. Both scale with its `font-size`: 26 px, or what your `className` sets, which should be
 * at least 16 px. Within a sentence write the name as plain text.
 */
export function Wordmark({ name, mark, className, ...rest }: WordmarkProps) {
  return (
    <span {...rest} className={classNames(wordmark, className)}>
      {mark}
      {name}
    </span>
  );
}
