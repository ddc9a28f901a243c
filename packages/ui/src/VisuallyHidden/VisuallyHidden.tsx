import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { hidden } from './VisuallyHidden.css.ts';

/**
 * Text for assistive technology alone. Prefer visible text; use this where the picture already says it. What must be
 * announced when it changes belongs in a `StatusRegion`.
 */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={classNames(hidden, className)} />;
}
