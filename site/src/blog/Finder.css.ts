import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = 'screen and (max-width: 47.99rem)';

/** What narrows the list: nothing of it works where no script runs. */
export const finder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': { '(scripting: none)': { display: 'none' }, [phone]: { gap: vars.space.x4 } },
});

/** On the further pages, which run no script: a search leads to the first page. */
export const still = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5, marginBlockEnd: vars.space.x4 });

/** What works where no script runs. */
export const noScript = style({ display: 'none', '@media': { '(scripting: none)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 } } });

// On phones each group is one row that scrolls sideways: the articles are never far, and no chip lies where the call button first shows.
globalStyle(`:is(${finder}, ${still}, ${noScript}) > [role=group]:not([data-active-filters]) > ul`, {
  '@media': { [phone]: { flexWrap: 'nowrap', overflowX: 'auto', overscrollBehaviorX: 'contain', scrollbarWidth: 'thin', paddingBlockEnd: vars.space.x2 } },
});
globalStyle(`:is(${finder}, ${still}, ${noScript}) > [role=group]:not([data-active-filters]) > ul > li`, { '@media': { [phone]: { flex: 'none', maxWidth: 'none' } } });

// On phones “none chosen” takes no place; the box stays for screen readers, and for the focus after the last filter is removed.
globalStyle(`${finder} > [data-active-filters]:not(:has([data-active-filter]), :focus)`, { '@media': { [phone]: { position: 'absolute', height: 1, overflow: 'clip', clipPath: 'inset(50%)' } } });

export const sent = style({ '@media': { '(scripting: none)': { display: 'none' } } });
// The button that clears the search needs JavaScript.
globalStyle(`${sent} button[type=button]`, { display: 'none' });

/** The previous results, dimmed while a slow network brings the new ones. */
export const found = style({ selectors: { '&[aria-busy=true]': { opacity: 0.5, transition: 'opacity 0.2s 0.4s' } } });

/**
 * Cards that change with each typed letter: those outside the screen are neither laid out nor painted, and count with a
 * typical height. The cards that the server sent do not have this: estimated heights would make scrolling jump.
 */
export const answered = style({});
globalStyle(`${answered} > ul > li`, { '@media': { screen: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 30rem' } } });

/** The heading takes the focus after a press that takes the pressed thing away. */
export const results = style({ scrollMarginBlockStart: vars.space.x5 });
