import { vars } from '@uno/tokens/contract';
import { containerBelow, queryContainer } from '@uno/tokens/layout';
import { fallbackVar, type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';

const hairline = `${vars.stroke.hairline} solid ${vars.surface.edge}`;
const heavy = `${vars.stroke.edge} solid ${vars.surface.text}`;

export const prose = style([room, { fontSize: vars.size.body, lineHeight: vars.leading.body }]);

/* `:where` keeps the specificity of the element alone, so that any component in the text keeps its own style. */
const within = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(
    selector
      .split(', ')
      .map((one) => `:where(${prose}) ${one}`)
      .join(', '),
    rule,
  );

/* French has more narrow letters, so lines are a little shorter than the measure: the fullest stays under 80 characters. */
globalStyle(`:where(${prose}) > *`, { maxWidth: `calc(${vars.layout.measure} - ${vars.space.x6})` });
globalStyle(`:where(${prose}) > * + *`, { marginBlockStart: vars.space.x4 });

/* Headings. A short bar marks the beginning of a part. */
globalStyle(`:where(${prose}) > * + h2`, { marginBlockStart: `clamp(${vars.space.x6}, 5vw, ${vars.space.x7})` });
globalStyle(`:where(${prose}) > * + :is(h3, h4)`, { marginBlockStart: vars.space.x6 });
globalStyle(`:where(${prose}) > :is(h2, h3, h4) + *`, { marginBlockStart: vars.space.x3 });
within('h2', { fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)' });
within('h2::before', {
  content: '',
  display: 'block',
  width: vars.space.x7,
  marginBlockEnd: vars.space.x3,
  borderBlockStart: `calc(2 * ${vars.stroke.edge}) solid ${vars.surface.text}`,
});
within('h3', { fontSize: vars.size.title });
within('h4', { fontSize: vars.size.body });

within('p[data-lead]', { fontSize: vars.size.lead, lineHeight: 1.42, textWrap: 'pretty' });
within('small', { fontSize: vars.size.small });
within('strong', { fontWeight: vars.weight.strong });

/* Links are recognised by their underline (WCAG 1.4.1), which thickens under the pointer. */
within('a', { color: vars.surface.accent, textDecorationLine: 'underline' });
within('a:hover', { textDecorationThickness: vars.stroke.edge });

/* Lists. An empty string, not `none`, with which Safari does not expose a list as a list. */
within('ul, ol', { paddingInlineStart: '1.6em' });
within('ul', { listStyleType: "''" });
within('ol', { listStyleType: 'decimal' });
within('li + li, li > :is(ul, ol)', { marginBlockStart: vars.space.x2 });
within('ul > li', { position: 'relative' });
within('ul > li::before', {
  content: '',
  position: 'absolute',
  insetInlineStart: '-1.35em',
  insetBlockStart: '0.53em',
  width: '0.55em',
  height: '0.55em',
  // Filled: an empty square looks like a box to check.
  border: `${fallbackVar(vars.marker.edge, '0.275em')} solid ${vars.surface.accent}`,
  // A theme with its own marker fills the box, and masks it with the marker.
  mask: vars.marker.list,
});
within('ol > li::marker', {
  color: vars.surface.accent,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
within('dt', { fontWeight: vars.weight.strong });
within('dd + dt', { marginBlockStart: vars.space.x3 });
within('dd', { paddingInlineStart: '1.6em' });

/* Quotations, in a pane. */
within('blockquote', {
  padding: `${vars.space.x5} clamp(1rem, 3vw, 2rem)`,
  background: vars.surface.field,
  color: vars.surface.onField,
  borderRadius: vars.radius.box,
  border: heavy,
  borderInlineStartWidth: vars.space.x2,
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
});
within('blockquote > * + *', { marginBlockStart: vars.space.x3 });
within('blockquote :is(footer, cite)', {
  color: vars.surface.textSubtle,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontStyle: 'normal',
});

/* Tables. */
within('table', { width: '100%', borderCollapse: 'collapse', borderBlockEnd: heavy, fontSize: vars.size.small, lineHeight: vars.leading.snug });
within('caption', { paddingBlockEnd: vars.space.x2, fontWeight: vars.weight.strong, textAlign: 'start' });
within('th, td', { paddingBlock: vars.space.x3, paddingInlineEnd: vars.space.x4, borderBlockStart: hairline, textAlign: 'start', verticalAlign: 'top' });
/* A column keeps room for a word, and a longer one breaks: in enlarged letters the table stays in its window. */
within('th, td', { minWidth: 'min(7.5rem, 32cqi / 0.9)', overflowWrap: 'anywhere' });
within('thead th', { borderBlockStart: heavy, verticalAlign: 'bottom' });
within('th', { fontWeight: vars.weight.strong });
within('td', { fontVariantNumeric: 'lining-nums tabular-nums' });
within('tr > :last-child', { paddingInlineEnd: 0 });
within('[data-align=end]', { textAlign: 'end' });

/* Four columns of text fit a phone, because lines and words may break. A table that is still wider scrolls in its own frame. */
within('[data-table]', { ...queryContainer, overflowX: 'auto', overscrollBehaviorX: 'contain' });
/* A column keeps room for a short figure: “1.5–2 m” stays on one line. */
within('[data-table] :is(th, td)', { minWidth: '4.25rem', overflowWrap: 'break-word', '@container': { [containerBelow(36)]: { paddingInlineEnd: vars.space.x2, hyphens: 'auto' } } });

/* Figures: a frame with a caption below. Those with `data-wide` are wider than the text. */
globalStyle(`:where(${prose}) > * + :is(figure, blockquote, table, [data-table], pre)`, { marginBlock: vars.space.x6 });
globalStyle(`:where(${prose}) > :is(figure, blockquote, table, [data-table], pre):first-child`, { marginBlockEnd: vars.space.x6 });
globalStyle(`:where(${prose}) > [data-wide]`, { maxWidth: '60rem' });
/* Clipped by `clip-path`, because a drawing's own style may set `overflow`: what it draws outside its frame is hidden. */
within('figure > :is(img, svg, picture)', { width: '100%', height: 'auto', borderRadius: vars.radius.box, border: heavy, clipPath: 'inset(0)' });
within('figcaption', {
  paddingBlockStart: vars.space.x3,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
within('code, kbd', { border: hairline, paddingInline: '0.3em', fontFamily: mono, fontSize: '0.88em', overflowWrap: 'anywhere' });
/* Code wraps, so that no part of it needs horizontal scrolling. */
within('pre', { padding: vars.space.x4, borderRadius: vars.radius.box, border: hairline, fontFamily: mono, fontSize: vars.size.small, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
within('pre code', { border: 0, padding: 0, fontSize: 'inherit' });
within('hr', { marginBlock: vars.space.x6, border: 0, borderBlockStart: hairline });
