import { vars } from '@uno/tokens/contract';
import { containerFrom, corners } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/** One below the other; on wide screens side by side, with equal widths. */
export const navigation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...corners.box,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@container': { [containerFrom(57)]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' } },
});

export const article = style({
  display: 'grid',
  gap: vars.space.x2,
  alignContent: 'start',
  padding: vars.space.x5,
  textDecorationLine: 'none',
  selectors: {
    '& + &': { borderBlockStart: mullion },
    // The ring runs inside the frame, which would cut it.
    '&:focus-visible': { outlineOffset: '-6px' },
  },
  '@container': { [containerFrom(57)]: { selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: mullion } } } },
});

export const next = style([article, { justifyItems: 'end', textAlign: 'end' }]);

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, color: vars.surface.textSubtle, fontSize: vars.size.small, fontWeight: vars.weight.strong });

export const arrow = style({ scale: 'var(--uno-direction, 1) 1', flex: 'none', width: '1.1em', height: '1.1em' });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { [`${article}:hover &`]: { textDecorationLine: 'underline', textDecorationThickness: vars.stroke.edge } },
});
