/* A separate module, so that a component with such a label does not load the style sheet of the fields. */
import { vars } from '@uno/tokens/contract';

/** The letters of a label above a control or a group. */
export const labelLook = {
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.label,
} as const;
