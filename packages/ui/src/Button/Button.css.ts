import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style, styleVariants } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

const paper = on('paper');
const night = on('night');
const action = on('action');

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minHeight: vars.layout.target,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x5,
  border: `${vars.stroke.edge} solid ${paper.boundary.ink}`,
  borderRadius: 0,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:active': { translate: '0 1px' },
    '&[aria-disabled="true"], &:disabled': { opacity: 1, cursor: 'not-allowed', borderStyle: 'dashed' },
  },
});

/** One that can't be pressed now does not answer the pointer. */
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
      selectors: { '&[aria-disabled="true"], &:disabled': { borderColor: paper.boundary.ink } },
    },
  ],
  secondary: [
    base,
    flood(ground.glass),
    { backgroundColor: 'transparent', color: paper.text.ink },
  ],
  night: [
    base,
    flood(ground.nightPane),
    {
      backgroundColor: 'transparent',
      borderColor: night.boundary.onNight,
      color: night.text.onNight,
      selectors: { '&:focus-visible': { outlineColor: night.boundary.onNightFocus } },
    },
  ],
  nightPrimary: [
    base,
    flood(night.text.onNight),
    {
      backgroundColor: night.boundary.nightAction,
      borderColor: night.boundary.nightAction,
      color: on('nightAction').text.night,
      selectors: { '&:focus-visible': { outlineColor: night.boundary.onNightFocus } },
    },
  ],
});
