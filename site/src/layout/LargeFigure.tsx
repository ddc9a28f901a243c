import type { ComponentProps } from 'react';
import { figure, unit as unitStyle } from './LargeFigure.css.ts';

/** A figure as large as possible, with its unit on the next line. */
export const LargeFigure = ({ unit, children, className = '', ...rest }: ComponentProps<'p'> & { unit: string }) => (
  <p {...rest} className={`${figure} ${className}`}>
    {children}{'\u00a0'}<span className={unitStyle}>{unit}</span>
  </p>
);
