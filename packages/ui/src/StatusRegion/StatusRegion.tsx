import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { region } from './StatusRegion.css.ts';

/**
 * Says what happened without moving the focus (WCAG 4.1.3): sending, sent, a page that was loaded. Render it
 * always and empty: a live region that comes with its words is not heard. For the number of results use
 * `ResultCount`, for what went wrong with a form `ErrorBox`.
 */
export function StatusRegion({
  shown = false,
  className,
  ...rest
}: ComponentPropsWithRef<'p'> & { /** Whether the words are also for the eyes. Default false. */ shown?: boolean }) {
  return <p role="status" aria-atomic="true" {...rest} className={classNames(region[shown ? 'shown' : 'heard'], className)} />;
}
