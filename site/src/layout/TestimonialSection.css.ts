import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** In one column on phones, side by side on wider screens, in columns of equal width. */
export const clients = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: `${vars.space.x6} clamp(2rem, 6vw, 6rem)`,
});

// Where three don’t fit side by side, the first has the full width and the others share the next row.
globalStyle(`${clients}:has(> :nth-child(3)) > :first-child`, { '@media': { 'screen and (max-width: 77.99rem)': { gridColumn: '1 / -1' } } });
