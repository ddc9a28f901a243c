import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';
import { sweep } from '@uno/ui/sweep';

const pane = on('clear', 'glass');

/* One window of seven panes: the index on the left over the whole height, six services with shared mullions. */
export const panelGrid = style({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1fr 1fr 1fr',
  maxWidth: `calc(${vars.layout.page} + 2 * clamp(1rem, 5vw, 5rem))`,
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 5vw, 5rem)',
  '@media': {
    '(scripting: none)': { display: 'flex', flexWrap: 'wrap', paddingInline: 0, columnGap: vars.space.x5 },
  },
});

const mullion = `${vars.stroke.hairline} solid ${pane.decoration.line}`;
globalStyle(`${panelGrid} > li`, { borderInlineStart: mullion });
globalStyle(`${panelGrid} > li:first-child`, { gridRow: 'span 2', borderInlineStart: 0 });
globalStyle(`${panelGrid} > li:nth-child(n + 5)`, { borderBlockStart: mullion });
// In the flow, without JavaScript, it is a plain list of links.
globalStyle(`${panelGrid} > li:nth-child(n)`, { '@media': { '(scripting: none)': { border: 0 } } });

export const panelLink = style([
  sweep(ground.glass, ['&:hover', '&:focus-visible']),
  {
    display: 'flex',
    alignItems: 'end',
    minHeight: '5.5rem',
    height: '100%',
    padding: vars.space.x4,
    fontSize: '1rem',
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    selectors: {
      '&:hover, &:focus-visible': { textDecoration: 'underline' },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { textDecoration: 'underline' },
    },
    '@media': { '(scripting: none)': { minHeight: vars.layout.target, padding: 0, alignItems: 'center' } },
  },
]);

export const indexLink = style([
  panelLink,
  {
    paddingInlineStart: 0,
    fontFamily: vars.font.display,
    fontSize: vars.size.title,
    letterSpacing: vars.tracking.heading,
  },
]);
