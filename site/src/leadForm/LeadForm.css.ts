import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The error box. A form with several columns sets its place. */
export const box = style({});

/** The privacy notice, the button and the texts after it. A form with several columns sets their place. */
export const send = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x4 });

export const note = style({ fontSize: vars.size.small, color: vars.surface.textSubtle });

export const missingNote = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });

export const offline = style({ padding: vars.space.x3, border: `${vars.stroke.edge} solid ${vars.surface.text}`, fontWeight: vars.weight.medium });

export const finePrint = style({ width: '100%', fontSize: vars.size.caption, lineHeight: vars.leading.snug });
export const finePrintSummary = style({
  paddingBlock: vars.space.x3,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  textDecorationLine: 'underline',
});
export const finePrintFolded = style({ display: 'grid', gap: vars.space.x3, justifyItems: 'start', paddingBlockEnd: vars.space.x3 });
export const finePrintList = style({ width: '100%', borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.line}` });
export const finePrintRow = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}`,
});
export const finePrintTerm = style({ fontWeight: vars.weight.strong });

/** Shown only without JavaScript, instead of the form. */
export const noScript = style({ display: 'none', '@media': { '(scripting: none)': { display: 'flex' } } });
/** Shown when it is the target of the URL's hash. */
export const notSent = style({
  display: 'none',
  marginBlockEnd: vars.space.x6,
  selectors: { '&:target': { display: 'flex' } },
});
/** Hidden without JavaScript. The doubled selector overrides the `display` of the form's own class. */
export const needsScript = style({ '@media': { '(scripting: none)': { selectors: { '&&': { display: 'none' } } } } });
export const reach = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
export const alone = style({ marginBlockEnd: vars.space.x6 });
