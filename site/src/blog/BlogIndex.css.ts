import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = 'screen and (max-width: 47.99rem)';
const margin = 'clamp(1rem, 5vw, 5rem)';

/** The filters. Hidden without JavaScript, which all of them need. */
export const finder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': { '(scripting: none)': { display: 'none' }, [phone]: { gap: vars.space.x4 } },
});

/** The filters of further pages: links, and a search that leads to the first page. */
export const filterLinks = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5, marginBlockEnd: vars.space.x4 });

/** Shown only without JavaScript. */
export const noScript = style({ display: 'none', '@media': { '(scripting: none)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 } } });

// On phones each group is one row that scrolls sideways, to the edge of the screen, so that the articles start higher and the call button covers no chip.
globalStyle(`:is(${finder}, ${filterLinks}, ${noScript}) > [role=group]:not([data-active-filters]) > ul`, {
  '@media': { [phone]: { flexWrap: 'nowrap', overflowX: 'auto', overscrollBehaviorX: 'contain', scrollbarWidth: 'thin', paddingBlockEnd: vars.space.x2, marginInlineEnd: `calc(-1 * ${margin})`, paddingInlineEnd: margin } },
});
globalStyle(`:is(${finder}, ${filterLinks}, ${noScript}) > [role=group]:not([data-active-filters]) > ul > li`, { '@media': { [phone]: { flex: 'none', maxWidth: 'none' } } });

// On phones the empty state is visually hidden. It stays for screen readers, and takes the focus when the last filter is removed.
globalStyle(`${finder} > [data-active-filters]:not(:has([data-active-filter]), :focus)`, { '@media': { [phone]: { position: 'absolute', height: 1, overflow: 'clip', clipPath: 'inset(50%)' } } });

/** The search field of further pages. Hidden without JavaScript, which its results need. */
export const searchField = style({ '@media': { '(scripting: none)': { display: 'none' } } });
// The button that clears the search needs JavaScript.
globalStyle(`${searchField} button[type=button]`, { display: 'none' });

/** The previous results, dimmed while a slow network brings the new ones. */
export const found = style({ selectors: { '&[aria-busy=true]': { opacity: 0.5, transition: 'opacity 0.2s 0.4s' } }, '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&[aria-busy=true]': { transition: 'none' } } } } });

/**
 * Cards that change with each typed letter: off-screen cards are neither laid out nor painted, and have an estimated height.
 * Other cards do not use this: a card that gets its height as it comes into sight moves the link below it away from a press.
 */
export const typing = style({});
globalStyle(`${typing} > ul > li`, { '@media': { screen: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 30rem' } } });

/** The heading takes the focus after a press that removes the pressed control. */
export const results = style({ scrollMarginBlockStart: vars.space.x5 });
