import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { frame, lit, mark, pane, wordmark } from './Wordmark.css.ts';

/**
 * The company's name beside its mark: a window of four panes, one of them lit. It grows with its `font-size`, 26 px
 * unless the consumer's `className` says otherwise, and never below 16 px. Within `data-ground="night"`, which
 * `Section` and `CallToAction` set, its frame is light and its panes dark. The name in a sentence is plain text.
 */
export function Wordmark({
  name,
  className,
  ...rest
}: ComponentPropsWithRef<'span'> & { /** The name, as text. */ name: string }) {
  return (
    <span {...rest} className={classNames(wordmark, className)}>
      <svg className={mark} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path className={frame} d="M0 0h16v16H0z" />
        <path className={pane} d="M9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z" />
        <path className={lit} d="M2 2h5v5H2z" />
      </svg>
      {name}
    </span>
  );
}
