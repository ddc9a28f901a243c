import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { container } from './container.css.ts';

/** The props of `Container`: the attributes of `<div>`. */
export type ContainerProps = ComponentPropsWithRef<'div'>;

/** The page's margins, for a section that draws its own background. */
export function Container({ className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(container, className)} />;
}
