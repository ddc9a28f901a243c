import type { ComponentProps } from 'react';
import { dash, figure, unit as unitStyle } from './LargeFigure.css.ts';

/** The props of `LargeFigure`. */
interface LargeFigureProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** A number, or two with a dash between them. */
  children: string;
  /** What it counts, on the next line. */
  unit: string;
}

/** A figure as large as fits on one line, also at 200 % text size (WCAG 1.4.4), with its unit on the next. */
export function LargeFigure({ unit, children, className = '', ...rest }: LargeFigureProps) {
  const [from, to] = children.split('–');
  return (
    <p {...rest} className={`${figure} ${className}`}>
      {from}
      {to !== undefined && <><span className={dash}>–</span>{to}</>}
      {'\u00a0'}<span className={unitStyle}>{unit}</span>
    </p>
  );
}
