import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

export const panel = styleVariants({
  list: [room, { display: 'flex', flexDirection: 'column', height: '100%' }],
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    borderBlockStart: mullion,
    borderInlineStart: mullion,
    // Four are in one row or in two, never three and one.
    selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, min(50%, (60rem - 100%) * 999))), 1fr))' } },
  },
});

export const way = style({
  display: 'grid',
  alignContent: 'start',
  borderBlockEnd: mullion,
  selectors: {
    [`${panel.list} > &`]: {
      gap: vars.space.x1,
      padding: `${vars.space.x4} clamp(${vars.space.x4}, 3vw, ${vars.space.x7})`,
    },
    // Beside something higher, the last row takes the rest of the height.
    [`${panel.list} > &:last-child`]: { flexGrow: 1, borderBlockEnd: 0 },
    [`${panel.grid} > &`]: {
      gap: vars.space.x2,
      padding: vars.space.x5,
      borderInlineEnd: mullion,
    },
  },
});
globalStyle(`${panel.list} > ${way}`, { '@container': { [containerFrom(36)]: { gridTemplateColumns: '12.5rem minmax(0, 1fr)' } } });
globalStyle(`${panel.list} > ${way} > dd`, { '@container': { [containerFrom(36)]: { gridColumn: 2 } } });
globalStyle(`${panel.list} > ${way} > dt`, { '@container': { [containerFrom(36)]: { gridRow: '1 / span 3' } } });

export const term = style({ color: vars.surface.textSubtle, fontSize: vars.size.small, fontWeight: vars.weight.strong });

/** The number or the address, as large as a title. */
export const figure = style({
  display: 'inline-flex',
  alignItems: 'center',
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  overflowWrap: 'anywhere',
  // High enough for a finger (WCAG 2.5.8).
  selectors: { '&:any-link': { minHeight: vars.layout.target } },
});

/* Groups of figures keep their order, whatever the page's direction. */
globalStyle(`${figure}[href^="tel:"]`, { direction: 'ltr', unicodeBidi: 'isolate' });

export const text = style({ textWrap: 'balance', selectors: { [`${panel.list} > * > &`]: { fontSize: vars.size.small, lineHeight: vars.leading.snug } } });
