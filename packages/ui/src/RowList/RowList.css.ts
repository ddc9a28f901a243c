import { vars } from '@uno/tokens/contract';
import { containerFrom, fluid } from '@uno/tokens/layout';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';

export const list = style([room, { listStyleType: '""', padding: 0, borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}` }]);

export const row = style({
  display: 'grid',
  gap: `${vars.space.x3} ${fluid.between}`,
  paddingBlock: vars.space.x5,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  lineHeight: 1.5,
});

globalStyle(`${row} > *`, { minWidth: 0 });
// A class of the paragraph may set another width.
globalStyle(`:where(${row} p)`, { maxWidth: '36rem' });

const shares = { '5/7': '5fr 7fr', '7/5': '7fr 5fr', '5/4/3': '5fr 4fr 3fr' } as const;

/** The class of the list that sets the columns of its rows. */
export const columns = styleVariants(shares, () => ({}));

for (const name of ['5/7', '7/5', '5/4/3'] as const) {
  globalStyle(`${columns[name]} > ${row}`, { '@container': { [containerFrom(50)]: { gridTemplateColumns: shares[name] } } });
}

const display = { lineHeight: vars.leading.heading, textWrap: 'balance' } as const;

export const title = styleVariants({
  3: { ...display, fontSize: 'clamp(1.5rem, 3vw, 2.5rem)', letterSpacing: vars.tracking.display },
  4: { ...display, fontSize: vars.size.lead },
});

export const note = style({ color: vars.surface.textSubtle, textWrap: 'balance' });

/* Its column is the narrowest: in smaller letters a line has 32 characters. */
globalStyle(`${columns['5/4/3']} > ${row} > ${note}`, { '@container': { [containerFrom(50)]: { fontSize: vars.size.small } } });
