import { vars } from '@uno/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minHeight: vars.layout.target,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x5,
  border: `${vars.stroke.edge} solid ${vars.color.ink}`,
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
    flood(vars.color.actionHover),
    {
      backgroundColor: vars.color.action,
      borderColor: vars.color.action,
      color: vars.color.onAction,
      selectors: { '&[aria-disabled="true"], &:disabled': { borderColor: vars.color.ink } },
    },
  ],
  secondary: [
    base,
    flood(vars.color.glass),
    { backgroundColor: 'transparent', color: vars.color.ink },
  ],
  night: [
    base,
    flood(vars.color.nightPane),
    {
      backgroundColor: 'transparent',
      borderColor: vars.color.onNight,
      color: vars.color.onNight,
      selectors: { '&:focus-visible': { outlineColor: vars.color.onNightFocus } },
    },
  ],
  nightPrimary: [
    base,
    flood(vars.color.onNight),
    {
      backgroundColor: vars.color.nightAction,
      borderColor: vars.color.nightAction,
      color: vars.color.night,
      selectors: { '&:focus-visible': { outlineColor: vars.color.onNightFocus } },
    },
  ],
});
