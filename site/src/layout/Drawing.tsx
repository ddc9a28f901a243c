import type { ComponentPropsWithRef } from 'react';

/** The size of a drawing, in SVG units. */
interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

/** A decorative drawing of `@uno/drawings`, hidden from screen readers. */
export function Drawing({
  size,
  markup,
  left = 0,
  ...rest
}: Omit<ComponentPropsWithRef<'svg'>, 'left' | 'markup'> & {
  size: DrawingSize;
  /** The content of the `svg`. */
  markup: string;
  /** The left edge of the visible part, in SVG units. Default 0. */
  left?: number;
}) {
  return <svg viewBox={`${left} 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false" {...rest} dangerouslySetInnerHTML={{ __html: markup }} />;
}
