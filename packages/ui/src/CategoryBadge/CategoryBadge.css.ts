import { vars } from '@uno/tokens/contract';
import { corners } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

const line = `${vars.stroke.hairline} solid ${vars.surface.text}`;

export const badge = style({
  display: 'inline-flex',
  maxWidth: '100%',
  minHeight: '1.875rem',
  ...corners.control,
  border: line,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textDecorationLine: 'none',
});

export const link = style([badge, { selectors: { '&:hover, &:focus-visible': { textDecorationLine: 'underline' } } }]);

/** The surface, inside the frame: so the frame and the focus ring have the colours of what is around the badge. */
export const ground = style([sweep(vars.surface.field, [`${link}:hover > &`, `${link}:focus-visible > &`]), { flex: 'auto', display: 'flex', minWidth: 0 }]);

/** The box of the mark, at the start of the badge. */
export const markFrame = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  borderInlineEnd: line,
});

export const name = style({ alignSelf: 'center', minWidth: 0, paddingBlock: '0.125rem', paddingInline: vars.space.x2 });
