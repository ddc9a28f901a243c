import type { ComponentProps } from 'react';
import { figure, unit as unitStyle } from './LargeFigure.css.ts';

/** A figure as large as fits on one line, also at 200 % text size (WCAG 1.4.4), with its unit on the next. */
export const LargeFigure = ({ unit, children, className = '', ...rest }: ComponentProps<'p'> & { unit: string }) => (
  <p {...rest} className={`${figure} ${className}`}>
    {children}{'\u00a0'}<span className={unitStyle}>{unit}</span>
  </p>
);
