import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

/* Four values, each the door of a locker: slots, a plate with its name, a handle. */

const door = `${vars.stroke.edge} solid ${vars.surface.text}`;
const slot = `${vars.stroke.edge} solid ${vars.surface.edge}`;

export const lockers = style({
  display: 'grid',
  border: door,
  // The plinth.
  borderBlockEndWidth: '1rem',
  '@media': {
    [from[36]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from[72]]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
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
  lineHeight: 1.5,
  selectors: {
    '&::before': { content: '', height: '1.375rem', marginInline: '22%', borderBlock: slot, backgroundImage: `linear-gradient(${vars.surface.edge}, ${vars.surface.edge})`, backgroundSize: `100% ${vars.stroke.edge}`, backgroundPosition: '50% 50%', backgroundRepeat: 'no-repeat' },
    '&::after': { content: '', position: 'absolute', insetBlockEnd: vars.space.x4, insetInlineEnd: vars.space.x4, width: '0.5rem', height: '1.75rem', background: vars.surface.text },
  },
  '@media': { [from[72]]: { gridTemplateRows: 'auto 4.25rem auto', minHeight: '24rem', paddingBlockEnd: vars.space.x8, fontSize: vars.size.small } },
});

/** A screw at each side of a plate: without them it would look like a button. */
const screw = { content: '', position: 'absolute', insetBlockStart: 'calc(50% - 0.15rem)', width: '0.3rem', height: '0.3rem', borderRadius: '50%', background: vars.surface.text } as const;

export const plate = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  padding: `${vars.space.x2} ${vars.space.x4}`,
  border: slot,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: { '&::before': { ...screw, insetInlineStart: '0.35rem' }, '&::after': { ...screw, insetInlineEnd: '0.35rem' } },
});
