import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Decoration } from '../decoration/Decoration.tsx';
import { wordmark } from './Wordmark.css.ts';

/** The props of `Wordmark`. */
export type WordmarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The name, as text. */
  name: ReactNode;
  /**
   * Your company's mark: an `svg` with `width="1em"` and `height="1em"`, or an `img`. It is hidden from assistive technology. Draw it
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
      <Decoration>{mark}</Decoration>
      {name}
    </span>
  );
}
