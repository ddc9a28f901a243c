import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { hidden } from './VisuallyHidden.css.ts';

/**
 * Text for assistive technology only. Prefer visible text; use this for what sighted users see in a picture. Put text whose
 * changes must be announced in a `StatusRegion`.
 */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={classNames(hidden, className)} />;
}
