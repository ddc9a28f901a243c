import { strokes } from './GlassStrokes.css.ts';

/** Two strokes that mark glass in an architect's drawing. After the `StatCount` of a `StatCounterFigure` they make it the window over a door. */
export function GlassStrokes() {
  return <span aria-hidden="true" className={strokes} />;
}
