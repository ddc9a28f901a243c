import { mark as drawing } from '@uno/tokens/mark';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../classNames/index.ts';
import { frame, lit, mark, pane } from './UnoMark.css.ts';

/** Uno's own mark, for the `mark` of a `Wordmark`. Its paths are in `@uno/tokens/mark`. On a dark surface its frame is light and its panes are dark. */
export function UnoMark({ className, ...rest }: ComponentPropsWithRef<'svg'>) {
  return (
    <svg viewBox={`0 0 ${drawing.grid} ${drawing.grid}`} aria-hidden="true" focusable="false" {...rest} className={classNames(mark, className)}>
      <path className={frame} d={drawing.frame} />
      <path className={pane} d={drawing.panes} />
      <path className={lit} d={drawing.lit} />
    </svg>
  );
}
