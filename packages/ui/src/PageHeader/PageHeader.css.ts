import { vars } from '@uno/tokens/contract';
import { corners, fluid, from, onPhones, ownLine } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { breadcrumb } from '../Breadcrumb/Breadcrumb.css.ts';
import { lead, title } from '../PageTitle/PageTitle.css.ts';
import { wholeWords } from '../wholeWords/wholeWords.ts';

export const header = style({ paddingBlock: `${vars.space.x5} clamp(${vars.space.x6}, 5vw, ${vars.space.x8})` });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  '@media': {
    [from[64]]: {
      // A long word of the title makes its column wider.
      gridTemplateColumns: 'minmax(min-content, 7fr) minmax(0, 5fr)',
      // The title spans the rows of the lead and of the buttons, so that its last line is level with the lower end of the two.
      gridTemplateRows: 'auto 1fr auto',
      columnGap: fluid.between,
    },
  },
});

/** From 64 rem the title is at the left, and the lead at the right of its last line. */
globalStyle(`${words} > ${title}`, { maxWidth: '16ch', ...wholeWords, '@media': { [from[64]]: { gridColumn: 1, gridRow: '2 / 4', alignSelf: 'end', maxWidth: 'min(62vw, 60rem)' } } });
globalStyle(`${words} > ${lead}`, { '@media': { [from[64]]: { gridColumn: 2, gridRow: 2, alignSelf: 'end' } } });

// A breadcrumb is above both columns.
globalStyle(`${words} > ${breadcrumb}`, { gridColumn: '1 / -1', marginBlockEnd: `clamp(${vars.space.x2}, 3vw, ${vars.space.x6})` });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  width: 'fit-content',
  marginBlockStart: vars.space.x2,
  '@media': { [onPhones]: { width: 'auto' }, [from[64]]: { gridColumn: 2, gridRow: 3 } },
});

// Without a lead and buttons nothing is at the right of the title.
globalStyle(`${words}:not(:has(> :is(${lead}, ${actions}))) > ${title}`, { '@media': { [from[64]]: { gridColumn: '1 / -1', maxWidth: '20ch' } } });

globalStyle(`${actions} > *`, { flexGrow: 1, maxWidth: '20rem', ...ownLine });

export const picture = style({
  marginBlockStart: fluid.below,
  ...corners.box,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
});

globalStyle(`${picture} :is(img, svg)`, { display: 'block', width: '100%', height: 'auto' });
