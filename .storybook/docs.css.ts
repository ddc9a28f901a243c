import { vars } from '@uno/tokens/contract';
import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';

/* Storybook's styles are outside cascade layers and ours are in one: only `!important` overrides them. */
const important = (value: string | number): string => `${value} !important`;

function docs(selector: string, rule: Readonly<Record<string, string | number>>): void {
  const entries = Object.entries(rule).map(([property, value]) => [property, important(value)]);
  const strong: GlobalStyleRule = Object.fromEntries(entries);
  globalStyle(`.sbdocs-content ${selector}`, strong);
}

const hairline = `${vars.stroke.hairline} solid ${vars.surface.line}`;
const outside = ':not(.sb-unstyled, .sb-unstyled *)';

docs(`:is(h1, h2)${outside}`, {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
});
docs(`h1${outside}`, { fontSize: vars.size.heading });
docs(`h2${outside}`, {
  fontSize: vars.size.title,
  marginBlock: `${vars.space.x8} ${vars.space.x4}`,
  paddingBlock: `${vars.space.x4} 0`,
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
  borderBlockEnd: 0,
});
docs(`h3${outside}`, { fontSize: vars.size.body, marginBlock: `${vars.space.x6} ${vars.space.x2}` });

/* “Also called …” is a heading, so that search finds it, but looks like a caption. */
docs(`h1 + h2${outside}`, {
  maxWidth: '44rem',
  padding: 0,
  border: 0,
  fontFamily: vars.font.text,
  marginBlock: `${vars.space.x2} ${vars.space.x4}`,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  letterSpacing: 0,
  lineHeight: vars.leading.snug,
});

docs(`:is(p, li, td, th)${outside}`, { fontSize: vars.size.small, lineHeight: vars.leading.body, color: vars.surface.text });
docs(`:is(p, ul)${outside}`, { maxWidth: '46rem' });
docs(`:is(p, li, td) > code${outside}`, {
  marginInline: 0,
  paddingInline: vars.space.x1,
  border: hairline,
  borderRadius: 0,
  background: vars.surface.field,
  color: vars.surface.text,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.875em',
  lineHeight: 1.5,
  // A path has no space to break at.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
docs(`a${outside}`, { color: vars.surface.accent, textUnderlineOffset: '0.15em' });

/* Tables: lines between the rows, and no boxes. */
docs(`table${outside}`, { display: 'table', width: '100%', borderCollapse: 'collapse', marginBlock: vars.space.x5 });
docs(`tr${outside}`, { background: 'transparent', border: 0, borderBlockStart: hairline });
docs(`:is(th, td)${outside}`, { border: 0, padding: `${vars.space.x3} ${vars.space.x3} ${vars.space.x3} 0`, textAlign: 'start', verticalAlign: 'top' });
/* Room for a prop's name: `overflow-wrap: anywhere` would break it into letters on a phone. */
docs(`td:first-child${outside}`, { minWidth: '7rem' });
docs(`thead th${outside}`, { color: vars.surface.textSubtle, fontSize: vars.size.caption, fontWeight: vars.weight.medium });

/* What only developers and auditors read is closed: `folded-sections.ts`. */
docs(`.folded > summary${outside}`, { paddingBlock: vars.space.x3, color: vars.surface.accent, fontSize: vars.size.small, fontWeight: vars.weight.medium, cursor: 'pointer' });
docs(`.folded > summary:hover${outside}`, { textDecoration: 'underline' });

/* A story's frame has a border and no shadow. */
docs('.sbdocs-preview', { boxShadow: 'none', border: `${vars.stroke.hairline} solid ${vars.surface.edge}`, borderRadius: 0 });

/** Above the list of a page's headings. It is no heading, because it stands before the page's title. */
export const contentsTitle = style({ marginBlockEnd: vars.space.x2, color: vars.surface.textSubtle, fontSize: vars.size.caption, fontWeight: vars.weight.medium });
globalStyle(`:root:lang(fr) ${contentsTitle} > :lang(en), :root:lang(en) ${contentsTitle} > :lang(fr)`, { display: 'none' });

/* On a phone there is no table of contents, so its space is removed too. */
// A page without headings has no contents.
globalStyle('.sbdocs-toc--custom:not(:has(li))', { visibility: 'hidden' });

globalStyle('.sbdocs-wrapper', {
  '@media': { 'screen and (max-width: 47.99rem)': { gap: '0 !important', padding: `${vars.space.x5} ${vars.space.x4} !important` } },
});
