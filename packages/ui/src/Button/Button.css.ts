import { vars } from '@uno/tokens/contract';
import { corners } from '@uno/tokens/layout';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  maxWidth: '100%',
  minHeight: vars.layout.target,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x5,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
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
    '&[data-busy]': { borderStyle: 'solid', cursor: 'progress' },
    '&[data-size="small"]': { minHeight: `calc(0.75 * ${vars.layout.target})`, paddingBlock: vars.space.x1, paddingInline: vars.space.x3, fontSize: vars.size.caption },
    '&[data-size="large"]': { minHeight: `calc(7 / 6 * ${vars.layout.target})`, paddingInline: vars.space.x6, fontSize: vars.size.body },
  },
});

/** No hover effect on a disabled button. */
const flood = (colour: string) =>
  sweep(colour, ['&:hover:not([aria-disabled="true"], :disabled)', '&:focus-visible:not([aria-disabled="true"], :disabled)']);

export const button = styleVariants({
  primary: [
    base,
    flood(vars.surface.actionHover),
    {
      backgroundColor: vars.surface.action,
      borderColor: vars.surface.action,
      color: vars.surface.onAction,
      selectors: { '&[aria-disabled="true"], &:disabled': { borderColor: vars.surface.text } },
      // Else it would look like the secondary button: forced colours replace both their grounds.
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          backgroundColor: 'ButtonText',
          borderColor: 'ButtonText',
          color: 'ButtonFace',
          selectors: {
            '&::before': { background: 'Highlight' },
            '&:is(:hover, :focus-visible):not([aria-disabled="true"], :disabled)': { borderColor: 'Highlight', color: 'HighlightText' },
            '&[aria-disabled="true"], &:disabled': { backgroundColor: 'ButtonFace', borderColor: 'GrayText', color: 'GrayText' },
          },
        },
      },
    },
  ],
  secondary: [base, flood(vars.surface.fill), { backgroundColor: 'transparent', color: vars.surface.text }],
  quiet: [
    base,
    flood(vars.surface.fill),
    {
      paddingInline: vars.space.x3,
      backgroundColor: 'transparent',
      // Forced colours make it visible.
      borderColor: 'transparent',
      color: vars.surface.text,
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.25em',
      selectors: { '&[aria-disabled="true"]:not([data-busy]), &:disabled': { borderColor: vars.surface.text } },
    },
  ],
});

/** The roles of the error, on every surface: filled, then outlined. The hover colour is proven for ink alone. */
export const danger = styleVariants({
  primary: { vars: { [vars.surface.action]: vars.surface.danger, [vars.surface.actionHover]: vars.surface.text, [vars.surface.onAction]: vars.surface.background } },
  secondary: { borderColor: vars.surface.danger, color: vars.surface.danger, selectors: { '&:is(:hover, :focus-visible)': { color: vars.surface.text } } },
  quiet: { color: vars.surface.danger, selectors: { '&:is(:hover, :focus-visible)': { color: vars.surface.text } } },
});

export const mark = style({ flex: 'none' });

globalStyle(`${mark} > svg`, { width: '1.25em', height: '1.25em' });

/** Both labels are in one cell, so the button is as wide as the longer one. */
export const labels = style({ display: 'inline-grid' });

export const label = style({ gridArea: '1 / 1', visibility: 'hidden', selectors: { '&[data-shown]': { visibility: 'visible' } } });
