/* A separate module, so that a component that only looks like a pane does not load the style sheet of the choices. */
import { vars } from '@uno/tokens/contract';

/** The line around a pane. */
export const frame = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/** The corners at the ends of a group of panes, and those inside it, in a theme that has round ones. */
export const paneCorners = { round: vars.radius.control, square: `calc(0 * ${vars.radius.control})` } as const;

/** A pane among panes: dull until checked, its edges shared with its neighbours. */
export const paneLook = {
  margin: `0 calc(-1 * ${vars.stroke.hairline}) calc(-1 * ${vars.stroke.hairline}) 0`,
  backgroundColor: vars.surface.fill,
  border: frame,
} as const;

/** A checked pane: its heavier frame is an outline inside its edge, which forced colours keep. */
export const checkedPaneLook = {
  outline: `${vars.stroke.edge} solid ${vars.surface.text}`,
  outlineOffset: `calc(-1 * ${vars.stroke.edge})`,
} as const;
