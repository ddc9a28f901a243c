import { vars } from '@uno/tokens/contract';
import { corners } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const line = `${vars.stroke.hairline} solid ${vars.surface.text}`;

/** The drawing, then the words; without a drawing, a heavy line before the words. */
export const callout = style({
  display: 'grid',
  maxWidth: vars.layout.measure,
  ...corners.box,
  border: line,
  selectors: {
    '&[data-kind="warning"]': { borderWidth: vars.stroke.edge },
    '&[data-pictured=true]': { gridTemplateColumns: 'clamp(4rem, 16vw, 6.5rem) minmax(0, 1fr)' },
    '&[data-pictured=false]': { borderInlineStartWidth: `calc(3 * ${vars.stroke.edge})` },
  },
});

export const light = style({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  overflow: 'hidden',
  background: vars.surface.fill,
  borderInlineEnd: line,
  selectors: {
    '[data-kind="warning"] > &': { background: 'transparent', borderInlineEndWidth: vars.stroke.edge },
    '[data-kind="fact"] > &': { alignContent: 'center', background: 'transparent' },
  },
});

export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  padding: `${vars.space.x4} clamp(${vars.space.x4}, 3vw, ${vars.space.x5})`,
  lineHeight: 1.5,
});

export const title = style({
  color: vars.surface.text,
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});
