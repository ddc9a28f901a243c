import { vars } from '@uno/tokens/contract';
import { corners } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { style, styleVariants } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

/* A button can be on any of these grounds, boxes included. `glass` is the colour that sweeps in on hover. */
const page = on('paper', 'paperDeep', 'glass', 'clear', 'dangerGround', 'noticeGround', 'successGround');
const action = on('action', 'actionHover');
const night = on('night', 'nightPane');
const lamp = on('nightAction', 'onNight');

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  maxWidth: '100%',
  minHeight: vars.layout.target,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x5,
  border: `${vars.stroke.edge} solid ${page.boundary.ink}`,
  ...corners.nativeControl,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  // Breaks a word that is longer than its line: it would push the button out of the page.
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:active': { translate: '0 1px' },
    '&[aria-disabled="true"], &:disabled': { opacity: 1, cursor: 'not-allowed', borderStyle: 'dashed' },
  },
});

/** No hover effect on a disabled button. */
const flood = (colour: string) =>
  sweep(colour, ['&:hover:not([aria-disabled="true"], :disabled)', '&:focus-visible:not([aria-disabled="true"], :disabled)']);

export const button = styleVariants({
  primary: [
    base,
    flood(ground.actionHover),
    {
      backgroundColor: ground.action,
      borderColor: ground.action,
      color: action.text.onAction,
      selectors: {
        '&[aria-disabled="true"], &:disabled': { borderColor: page.boundary.ink },
        '[data-ground=night] &': { backgroundColor: ground.nightAction, borderColor: night.boundary.nightAction, color: lamp.text.night },
        '[data-ground=night] &::before': { background: ground.onNight },
      },
    },
  ],
  secondary: [
    base,
    flood(ground.glass),
    {
      backgroundColor: 'transparent',
      color: page.text.ink,
      selectors: {
        '[data-ground=night] &': { borderColor: night.boundary.onNight, color: night.text.onNight },
        '[data-ground=night] &::before': { background: ground.nightPane },
      },
    },
  ],
});
