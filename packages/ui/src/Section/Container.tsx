import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { container } from './container.css.ts';

/** The page's margins, for a section that draws its own background. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(container, className)} />;
}
