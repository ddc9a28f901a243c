import type { ArtName } from '@uno/tokens';
import { evenlySpaced, lines, plane, rect, type Svg } from '../../svg.ts';

/** The size of an opening and how it is divided, in units. */
export interface WindowShape {
  width: number;
  height: number;
  /** Panes side by side. Default 1. */
  across?: number;
  /** Panes one above the other. Default 2: a sash window. */
  down?: number;
  /** Frame. Default `white`. */
  frame?: ArtName;
}

/**
 * A window in a wall: lintel, frame, one plane of glass in the `fill` of `showSymbol`, mullions,
 * sill. The origin is the top left of the frame.
 */
export function sash({ width, height, across = 1, down = 2, frame = 'white' }: WindowShape): Svg {
  const mullions =
    evenlySpaced(across - 1, width / across, width / across).map((x) => `M${x} 3V${height - 3}`).join('') +
    evenlySpaced(down - 1, height / down, height / down).map((y) => `M3 ${y}H${width - 3}`).join('');
  return (
    rect(-4, -8, width + 8, 8, 'stone') +
    rect(0, 0, width, height, frame) +
    rect(3, 3, width - 6, height - 6) +
    // The shadow of the reveal: light comes from the upper left.
    plane(`M3 3H${width - 3}v4H7v${height - 10}H3z`, 'glassDull') +
    lines(mullions, frame, 'edge') +
    rect(-4, height, width + 8, 5, 'stone') +
    lines(`M-2 ${height + 6}h${width + 6}`, 'stoneShade', 'edge')
  );
}
