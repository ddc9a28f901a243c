import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

/* Four values, each the door of a locker: slots, a plate with its name, a handle. */

const glass = on('glass');
const door = `${vars.stroke.edge} solid ${glass.boundary.ink}`;
const slot = `${vars.stroke.edge} solid ${glass.boundary.edge}`;

export const lockers = style({
  display: 'grid',
  border: door,
  // The plinth.
  borderBlockEndWidth: '1rem',
  '@media': {
    [from[36]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from[72]]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const locker = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x4,
  padding: `${vars.space.x5} ${vars.space.x5} ${vars.space.x7}`,
  outline: door,
  outlineOffset: `calc(-1 * ${vars.stroke.edge} / 2)`,
  background: ground.glass,
  color: glass.text.ink,
  lineHeight: 1.5,
  selectors: {
    '&::before': { content: '', height: '1.375rem', marginInline: '22%', borderBlock: slot, backgroundImage: `linear-gradient(${glass.boundary.edge}, ${glass.boundary.edge})`, backgroundSize: `100% ${vars.stroke.edge}`, backgroundPosition: '50% 50%', backgroundRepeat: 'no-repeat' },
    '&::after': { content: '', position: 'absolute', insetBlockEnd: vars.space.x4, insetInlineEnd: vars.space.x4, width: '0.5rem', height: '1.75rem', background: glass.boundary.ink },
  },
  '@media': { [from[72]]: { gridTemplateRows: 'auto 4.25rem auto', minHeight: '24rem', paddingBlockEnd: vars.space.x8 } },
});

/** A screw at each side of a plate: without them it would look like a button. */
const screw = { content: '', position: 'absolute', insetBlockStart: 'calc(50% - 0.15rem)', width: '0.3rem', height: '0.3rem', borderRadius: '50%', background: glass.boundary.ink } as const;

export const plate = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  padding: `${vars.space.x2} ${vars.space.x4}`,
  border: slot,
  background: ground.clear,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: { '&::before': { ...screw, insetInlineStart: '0.35rem' }, '&::after': { ...screw, insetInlineEnd: '0.35rem' } },
});
