import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom, fluid } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';

const line = `${vars.stroke.edge} solid ${vars.surface.text}`;
const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

export const header = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x4,
  paddingBlock: `${fluid.below} ${vars.space.x6}`,
});

export const topBar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: `${vars.space.x1} ${vars.space.x6}`, width: '100%' });

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, minHeight: vars.layout.target, fontSize: vars.size.small, fontWeight: vars.weight.strong });

export const arrow = style({ scale: 'var(--uno-direction, 1) 1', flex: 'none', width: '1.1em', height: '1.1em' });

export const title = style({ maxWidth: '20ch', fontSize: vars.size.display, lineHeight: vars.leading.display, letterSpacing: vars.tracking.display, textWrap: 'balance', overflowWrap: 'anywhere' });

/** One row between two lines; it wraps on phones. */
export const facts = style([room, {
  display: 'flex',
  flexWrap: 'wrap',
  width: '100%',
  listStyleType: '""',
  padding: 0,
  marginBlockStart: vars.space.x3,
  borderBlock: line,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
}]);

export const fact = style({
  paddingBlock: vars.space.x2,
  paddingInlineEnd: vars.space.x5,
  '@container': {
    // On narrower screens the facts may wrap, and a mullion would be before the first fact of the second row.
    [containerFrom(36)]: { selectors: { '& + &': { paddingInlineStart: vars.space.x5, borderInlineStart: mullion } } },
    [containerBelow(36)]: { paddingBlock: vars.space.x1 },
  },
});

export const picture = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' });

export const lead = style({ maxWidth: '46rem', fontSize: vars.size.lead, lineHeight: 1.42, textWrap: 'pretty' });
