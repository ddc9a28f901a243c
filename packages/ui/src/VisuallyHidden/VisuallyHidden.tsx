import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { hidden } from './VisuallyHidden.css.ts';

/** The props of `VisuallyHidden`: the attributes of `<span>`. */
export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/**
 * Text for assistive technology only. Prefer visible text; use this for what sighted users see in a picture. Put text whose
 * changes must be announced in a `StatusRegion`.
 */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classNames(hidden, className)} />;
}
