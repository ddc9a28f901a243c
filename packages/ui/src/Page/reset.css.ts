import { vars } from '@uno/tokens/contract';
import { largeLetters } from '@uno/tokens/layout';
import { globalStyle } from '@vanilla-extract/css';

/* The reset of every page: box model, type, focus, motion. */

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('html', {
  textSizeAdjust: 'none',
  containerType: 'scroll-state',
  // The header is not sticky; the padding below is for the call button on phones (WCAG 2.4.11).
  scrollPaddingBlock: `${vars.space.x5} ${vars.space.x8}`,
});

globalStyle('body', {
  minHeight: '100dvh',
  background: vars.surface.background,
  color: vars.surface.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.text,
  lineHeight: vars.leading.body,
  // Bold may be synthesised for devices whose bold face `local()` can't name; every other face has its own weights.
  fontSynthesis: 'weight',
  WebkitFontSmoothing: 'antialiased',
  // A long word takes no more than its column: unlike `break-word`, `anywhere` also counts when columns are measured.
  overflowWrap: 'anywhere',
  '@media': { [largeLetters]: { hyphens: 'auto' } },
});

/* Languages that join words hyphenate the longest ones at every size; French and English only in large letters. */
globalStyle('body:lang(de, nl, da, sv, nb, fi, hu)', { hyphens: 'auto', hyphenateLimitChars: '12 5 5' });

/* Else a table would break the words of a narrow column by letter, to give its width to the longest cell. */
globalStyle('table', { overflowWrap: 'break-word' });

globalStyle('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
});

/* The browser's default, set again because another reset may remove it (Tailwind's does). */
globalStyle('h1', { fontSize: '2em' });
globalStyle('h2', { fontSize: '1.5em' });
globalStyle('h3', { fontSize: '1.17em' });
globalStyle(':any-link', { textDecorationLine: 'underline' });

globalStyle('p, li, dd, td, caption, figcaption', { textWrap: 'pretty' });
/* An empty marker, not `none`, with which Safari does not expose a list as a list. */
globalStyle('ul, ol', { padding: 0, listStyleType: '""' });
globalStyle('fieldset', { border: 0, padding: 0, minWidth: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { cursor: 'pointer' });
globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.18em', textDecorationThickness: '0.08em' });
// Not `until-found`: the browser's search shows it.
globalStyle('[hidden]:not([hidden=until-found])', { display: 'none !important' });

/* 1 or -1: what no logical property covers (arrows, sweeps) is multiplied by it. */
globalStyle('[dir=rtl]', { vars: { '--uno-direction': '-1' } });

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.surface.focus}`,
  outlineOffset: '3px',
});

/* Scripts move the focus to the content and to headings; they are not controls and show no ring. Entries of menus, which have this `tabindex` too, keep theirs. */
globalStyle(':is(main, h1, h2, h3, h4, h5, h6)[tabindex="-1"]:focus-visible', { outline: 'none' });

globalStyle('::selection', { background: vars.surface.action, color: vars.surface.onAction });

/* The components' transitions take their durations from the theme; their animations stop themselves. A host's own motion is the host's. */
globalStyle(':root, [data-theme]', {
  '@media': { '(prefers-reduced-motion: reduce)': { vars: Object.fromEntries(Object.values(vars.duration).map((duration) => [duration, '0s'])) } },
});
