import { vars } from '@uno/tokens/contract';
import { createVar, style } from '@vanilla-extract/css';
import { labelLook } from './labelLook.ts';

/** The edge of the answers in a field with an error. The nearest field decides: the error of a group does not redden the groups inside it. */
export const invalidEdge = createVar();

/** For each element with `data-invalid`, and for fields without an error. */
export const ownErrorColour = style({ vars: { [invalidEdge]: 'initial' }, selectors: { '&[data-invalid]': { vars: { [invalidEdge]: vars.surface.danger } } } });

export const group = style([ownErrorColour, { containerType: 'inline-size', width: '100%' }]);

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
  ...labelLook,
});

export const groupLegend = style({
  marginBlockEnd: vars.space.x3,
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const markerText = style({ color: vars.surface.textSubtle, fontWeight: vars.weight.text, fontSize: vars.size.caption });

export const hintText = style({
  maxWidth: vars.layout.measure,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  selectors: { [`${group} > &`]: { marginBlock: `calc(-1 * ${vars.space.x2}) ${vars.space.x3}` } },
});

export const errorText = style({
  display: 'flex',
  gap: vars.space.x2,
  color: vars.surface.danger,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  selectors: { [`${group} > &`]: { marginBlockStart: vars.space.x3 } },
});

/** As tall as a line of the text beside it. */
export const errorIcon = style({ flex: 'none', width: '1.25em', height: '1.35em' });
