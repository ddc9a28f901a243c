import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const page = on('paper', 'paperDeep', 'glass', 'clear');

export const group = style({ containerType: 'inline-size', width: '100%' });

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  alignContent: 'start',
  scrollMarginBlock: vars.space.x5,
  selectors: { [`${group} > & + &`]: { marginBlockStart: vars.space.x5 } },
});

export const label = style({
  justifySelf: 'start',
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.label,
});

export const groupLegend = style({
  marginBlockEnd: vars.space.x3,
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const markerText = style({ color: page.text.inkSoft, fontWeight: vars.weight.text, fontSize: vars.size.caption });

export const hintText = style({
  maxWidth: vars.layout.measure,
  color: page.text.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  selectors: { [`${group} > &`]: { marginBlock: `calc(-1 * ${vars.space.x2}) ${vars.space.x3}` } },
});

export const errorText = style({
  display: 'flex',
  gap: vars.space.x2,
  color: page.text.danger,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  selectors: { [`${group} > &`]: { marginBlockStart: vars.space.x3 } },
});

/** As tall as a line of the text beside it. */
export const errorIcon = style({ flex: 'none', width: '1.25em', height: '1.35em' });
