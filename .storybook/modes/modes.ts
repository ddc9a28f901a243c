import { setForcedColours } from './forced-colours.ts';
import { type Conditions, emulateConditions } from './media-features.ts';
import { type ModeName, modes } from './mode-names.ts';
import { setTextSpacing } from '../../packages/audit/src/page/textSpacing.ts';

/** Switches these modes on in the document, and the others off. The decorator renders the story for them (`InModes.tsx`). */
export function applyModes(on: ReadonlySet<ModeName>): void {
  const conditions: Conditions = Object.assign({}, ...[...on].map((name) => modes[name].conditions));
  setForcedColours(false);
  emulateConditions(conditions);
  setForcedColours(on.has('forcedColours'));
  setTextSpacing(on.has('textSpacing'));
}
