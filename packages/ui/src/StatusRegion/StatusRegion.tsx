import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { region } from './StatusRegion.css.ts';

/** The props of `StatusRegion`. */
export type StatusRegionProps = ComponentPropsWithRef<'p'> & { /** Whether the text is also visible. Default false. */ shown?: boolean | undefined };

/**
 * Announces what happened without moving the focus (WCAG 4.1.3): sending, sent, a page that was loaded. Render it always,
 * empty at first: a live region that is added together with its text is not announced. For the number of results use
 * `ResultCount`; for the errors of a form, `ErrorBox`.
 */
export function StatusRegion({
  shown = false,
  className,
  ...rest
}: StatusRegionProps) {
  return <p role="status" aria-atomic="true" {...rest} className={classNames(region[shown ? 'shown' : 'heard'], className)} />;
}
