import type { Tint } from '../../CategoryBadge/index.ts';
import { glyph } from './CategoryWindow.css.ts';

const sash = 'M1 1h12v14H1z';

/** A window for each tint, on 14 × 16 units. */
const windows: Readonly<Record<Tint, string>> = {
  // A house window with four panes.
  1: `${sash}M7 1v14M1 8h12`,
  // An office tower's curtain wall.
  2: `${sash}M5 1v14M9 1v14M1 6h12M1 11h12`,
  // A greenhouse arch.
  3: 'M1 15V7a6 6 0 0 1 12 0v8zM7 1v14M1 8h12',
  // A window with one half cleaned.
  4: `${sash}M7 1v14M1 5l4-4M1 9l6-6M1 13l6-6M3 15l4-4`,
  // A factory's ribbon windows.
  5: `${sash}M1 4.5h12M1 8h12M1 11.5h12`,
  // A round window.
  6: 'M13 8A6 6 0 1 1 1 8a6 6 0 0 1 12 0zM7 2v12M1 8h12',
};

/** A small window, for the `mark` of a `CategoryBadge`. Each tint has its own, so that colour is not the only difference (WCAG 1.4.1). */
export function CategoryWindow({ tint }: { /** The tint of the badge. Default: none, an empty window frame. */ tint?: Tint | undefined }) {
  return (
    <svg className={glyph} viewBox="0 0 14 16" focusable="false">
      <path d={tint === undefined ? sash : windows[tint]} />
    </svg>
  );
}
