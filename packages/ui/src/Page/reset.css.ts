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
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.surface.focus}`,
  outlineOffset: '3px',
});

/* Scripts move the focus to headings and panels; they are not controls and show no ring. */
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });

globalStyle('::selection', { background: vars.surface.action, color: vars.surface.onAction });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});
