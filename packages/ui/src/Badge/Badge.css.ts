import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  maxWidth: '100%',
  paddingBlock: '0.125rem',
  paddingInline: vars.space.x2,
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

/** As tall as a line of the text. */
export const mark = style({ flex: 'none', alignSelf: 'flex-start', width: '1.15em', height: '1.35em' });
