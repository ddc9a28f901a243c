import type { ComponentPropsWithRef } from 'react';
import { whole } from './NoBreak.css.ts';

/** The props of `NoBreak`. */
export type NoBreakProps = ComponentPropsWithRef<'span'> & {
  /** The part that must not break over two lines, wherever it occurs in the text. Empty: the text breaks anywhere. */
  of: string;
  /** The text. */
  children: string;
};

/**
 * A text in which one part, such as a telephone number, does not break over two lines (browsers break it at its hyphens), unless
 * a line is too narrow for it. It
 * uses CSS instead of special characters, so that copied text is unchanged. For two words that belong together, write a
 * no-break space (U+00A0) between them.
 *
 * @example <NoBreak of="514-555-0142">Call us at 514-555-0142, day or night.</NoBreak>
 */
export function NoBreak({ of, children, ...rest }: NoBreakProps) {
  const [before, ...after] = of === '' ? [children] : children.split(of);
  return (
    <span {...rest}>
      {before}
      {after.flatMap((piece, at) => [
        <span key={`${at} ${piece}`} className={whole}>
          {of}
        </span>,
        piece,
      ])}
    </span>
  );
}
