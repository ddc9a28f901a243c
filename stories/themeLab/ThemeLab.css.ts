import { vars } from '@uno/tokens/contract';
import { style, globalStyle } from '@vanilla-extract/css';

/* The results need room for a table beside the choices. */
const WIDE = '(min-width: 70rem)';

export const lab = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  padding: vars.space.x5,
  alignItems: 'start',
  '@media': { [WIDE]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
});
globalStyle(`${lab} h1`, { fontSize: vars.size.headline, lineHeight: vars.leading.heading, gridColumn: '1 / -1' });
globalStyle(`${lab} h2`, { fontSize: vars.size.title, marginBlockEnd: vars.space.x3 });
globalStyle(`${lab} h3`, { fontSize: vars.size.lead, marginBlock: vars.space.x4 });

export const lead = style({ gridColumn: '1 / -1', maxWidth: vars.layout.measure });
export const side = style({ display: 'grid', gap: vars.space.x4, '@media': { [WIDE]: { position: 'sticky', insetBlockStart: vars.space.x4, maxHeight: '100vh', overflowY: 'auto', paddingInlineEnd: vars.space.x3 } } });
export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x6 });
globalStyle(`${results} > details`, { paddingBlock: vars.space.x3, borderBlock: `${vars.stroke.hairline} solid ${vars.surface.line}` });
globalStyle(`${results} summary`, { cursor: 'pointer', minBlockSize: vars.layout.target });
globalStyle(`${results} summary > h2`, { display: 'inline' });
globalStyle(`${results} details > :not(summary)`, { marginBlockStart: vars.space.x3 });
globalStyle(`${results} > section`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
export const problem = style({ selectors: { '&:empty': { display: 'none' } } });

export const colourRow = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.x4, alignItems: 'end' });
export const colourInput = style({ inlineSize: vars.layout.target, blockSize: vars.layout.target, padding: 0, border: `${vars.stroke.edge} solid ${vars.surface.edge}`, borderRadius: vars.radius.control, background: 'none', cursor: 'pointer' });
export const slider = style({ inlineSize: '100%', blockSize: vars.layout.target, accentColor: vars.surface.accent });

export const previewChoices = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))', gap: vars.space.x4 });
export const frameScroll = style({ overflowX: 'auto', border: `${vars.stroke.hairline} solid ${vars.surface.edge}` });
export const frame = style({ display: 'block', blockSize: '44rem', maxInlineSize: 'none', border: 0 });

export const swatch = style({ display: 'inline-block', inlineSize: '1.25em', blockSize: '1.25em', verticalAlign: '-0.25em', border: `${vars.stroke.hairline} solid ${vars.surface.edge}` });
export const kept = style({ fontSize: vars.size.lead });
export const note = style({ paddingInlineStart: vars.space.x4, borderInlineStart: `${vars.stroke.edge} solid ${vars.surface.notice}` });
export const ratioCell = style({ display: 'inline-grid', placeItems: 'center', minInlineSize: '2.25rem', minBlockSize: '1.75rem', border: '2px solid' });

export const editors = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))', gap: vars.space.x4 });
export const editor = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.x3, alignItems: 'center' });
globalStyle(`${editor} p`, { gridColumn: 2, fontSize: vars.size.caption, color: vars.surface.textSubtle });
globalStyle(`${editor} button`, { gridColumn: 2, justifySelf: 'start' });
/* A reason is a sentence: the table scrolls rather than break it at each word. */
globalStyle(`${results} > section td:last-child`, { minInlineSize: '12rem' });
