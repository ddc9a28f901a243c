import type { ComponentPropsWithRef } from 'react';

/** The size of a drawing, in its own units. */
interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

/** A drawing of `@uno/drawings` in the page: decoration, which no screen reader is told of. */
export function Drawing({
  size,
  markup,
  left = 0,
  ...rest
}: Omit<ComponentPropsWithRef<'svg'>, 'left' | 'markup'> & {
  size: DrawingSize;
  /** The inside of the `svg`. */
  markup: string;
  /** Where the part that is shown begins, in its units. Default 0. */
  left?: number;
}) {
  return <svg viewBox={`${left} 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false" {...rest} dangerouslySetInnerHTML={{ __html: markup }} />;
}
