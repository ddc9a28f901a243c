import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const edge = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/** Two columns: what to do, and what not to do beside it. One on phones. */
export const pairs = style({ display: 'grid', gap: `${vars.space.x5} ${vars.space.x4}`, gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(17rem, 40%), 100%), 1fr))' });
export const side = style({ display: 'grid', gridTemplateRows: '1fr auto', margin: 0, minWidth: 0 });
globalStyle(`${side} p`, { margin: 0 });
globalStyle(`${side} figcaption`, { display: 'grid', gap: vars.space.x1, paddingBlock: vars.space.x3 });
export const specimen = style({ display: 'grid', alignContent: 'center', padding: vars.space.x5, minWidth: 0, border: edge, fontSize: vars.size.body });
export const verdict = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, fontWeight: vars.weight.strong });
export const good = style({});
export const dont = style({});
for (const [name, color] of [[good, vars.surface.success], [dont, vars.surface.danger]] as const) {
  globalStyle(`${name} > ${specimen}`, { borderBlockEnd: `4px solid ${color}` });
  globalStyle(`${name} ${verdict}`, { color });
}
