import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** One below the other on phones, then side by side: two share a line evenly, three as thirds, one has it alone. */
export const clients = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: `${vars.space.x6} clamp(2rem, 6vw, 6rem)`,
});

// Three that don’t fit side by side: the first has the width to itself, and the others share the next line.
globalStyle(`${clients}:has(> :nth-child(3)) > :first-child`, { '@media': { 'screen and (max-width: 77.99rem)': { gridColumn: '1 / -1' } } });
