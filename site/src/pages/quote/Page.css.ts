import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

/** The title, with what to expect on its right. The form follows directly. Dark, so that it is seen before the fields. */
export const hero = style({ marginBlockEnd: vars.space.x4, paddingBlock: vars.space.x4 });
globalStyle(`${hero} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.x2} ${vars.space.x7}`,
  alignItems: 'end',
  '@media': { [from[64]]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' } },
});

export const eyebrow = style({ marginBlockEnd: vars.space.x1, fontSize: vars.size.small, fontWeight: vars.weight.strong, color: vars.surface.textSubtle });
export const heroTitle = style({
  maxWidth: '18ch',
  // Each of its two sentences has a line on phones.
  fontSize: `min(${vars.size.headline}, 1rem + 3.8vw)`,
  lineHeight: vars.leading.display,
  letterSpacing: vars.tracking.display,
});
export const heroLead = style({ maxWidth: vars.layout.measure, lineHeight: vars.leading.snug });
export const callLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  fontWeight: vars.weight.strong,
});

export const formSection = style({ paddingBlock: 0 });
/** Below the form, and below the thank-you message that replaces it. */
export const belowForm = style({ paddingBlock: `${vars.space.x6} ${vars.space.x8}`, '@media': { '(scripting: none)': { paddingBlockEnd: 0 } } });
export const storedSection = style({ paddingBlockStart: vars.space.x6 });

export const touch = style({ marginBlockStart: vars.space.x6 });
