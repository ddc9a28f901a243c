import { vars } from '@uno/tokens/contract';
import { containerFrom, corners } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

export const cards = style({
  display: 'grid',
  ...corners.box,
  border: frame,
  '@container': { [containerFrom(42)]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr auto' } },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  color: vars.surface.text,
  selectors: { '& + &': { borderBlockStart: frame } },
  '@container': {
    // The names, texts and bottom lines of neighbours line up.
    [containerFrom(42)]: { gridRow: 'span 4', gridTemplateRows: 'subgrid', selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: frame } } },
  },
});

const inset = 'clamp(1rem, 2vw, 1.75rem)';

export const title = style({ padding: `${vars.space.x5} ${inset} 0`, fontSize: vars.size.title });

export const text = style({ padding: `${vars.space.x2} ${inset} ${vars.space.x5}`, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5 });

/** The line at the bottom. */
export const focus = style({
  textWrap: 'balance',
  padding: `${vars.space.x3} ${inset}`,
  borderBlockStart: frame,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const label = style({ fontWeight: vars.weight.strong });
