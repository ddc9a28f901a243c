import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { container } from './container.css.ts';

/** Page margins alone, for a band that draws its own ground. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(container, className)} />;
}
