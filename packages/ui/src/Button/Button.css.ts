import { vars } from '@uno/tokens/contract';
import { corners } from '@uno/tokens/layout';
import { style, styleVariants } from '@vanilla-extract/css';
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
});
