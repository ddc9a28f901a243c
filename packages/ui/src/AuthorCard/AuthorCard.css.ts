import { vars } from '@uno/tokens/contract';
import { containerFrom, corners } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

const wide = containerFrom(28);
const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

export const room = style({ containerType: 'inline-size' });

/** The portrait, the name, the link. */
export const panel = style({
  display: 'grid',
  // As wide as the paragraphs of `Prose`, under which it stands.
  maxWidth: `calc(${vars.layout.measure} - ${vars.space.x6})`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...corners.box,
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  selectors: { '&[data-pictured=true]': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', selectors: { '&[data-pictured=true]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } } },
  },
});

export const picture = style({ alignSelf: 'stretch', display: 'grid', borderInlineEnd: mullion });

/* A portrait takes the height of the words, and adds none. */
globalStyle(`${picture} > img`, { width: '6rem', height: 0, minHeight: '100%', objectFit: 'cover' });

export const words = style({ alignSelf: 'center', padding: `${vars.space.x3} ${vars.space.x4}` });

export const name = style({ fontFamily: vars.font.display, fontSize: vars.size.title, fontWeight: vars.weight.display, letterSpacing: vars.tracking.heading, lineHeight: vars.leading.heading });

export const role = style({ marginBlockStart: vars.space.x1, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: vars.leading.snug });

/** Without the browser's italics for `address`. */
export const address = style({
  gridColumn: '1 / -1',
  display: 'grid',
  borderBlockStart: mullion,
  fontStyle: 'normal',
  '@container': { [wide]: { gridColumn: 'auto', borderBlockStart: 0, borderInlineStart: mullion } },
});

export const contact = style([
  sweep(vars.surface.text, ['&:hover', '&:focus-visible'], { thickness: `calc(2 * ${vars.stroke.edge})`, foot: '0' }),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x3,
    minHeight: vars.layout.target,
    padding: `${vars.space.x3} ${vars.space.x4}`,
    color: vars.surface.text,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
    textDecorationThickness: vars.stroke.hairline,
    selectors: { '&:focus-visible': { outlineColor: vars.surface.focus, outlineOffset: '-6px' } },
  },
]);

export const arrow = style({ scale: 'var(--uno-direction, 1) 1', flex: 'none', width: '1.75rem', height: '0.75rem', fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
