import { vars } from '@uno/tokens/contract';
import { containerBelow } from '@uno/tokens/layout';
import { createVar, style } from '@vanilla-extract/css';

/** The colour of the kind on its surface. */
const kindColour = createVar();

export const box = style({
  vars: { [kindColour]: vars.surface.notice },
  selectors: {
    '&[data-kind="information"]': { vars: { [kindColour]: vars.surface.accent } },
    '&[data-kind="success"]': { vars: { [kindColour]: vars.surface.success } },
    '&[data-kind="error"]': { vars: { [kindColour]: vars.surface.danger } },
  },
  display: 'flex',
  gap: vars.space.x4,
  padding: `clamp(${vars.space.x4}, 4vw, ${vars.space.x5})`,
  borderRadius: vars.radius.box,
  border: `${vars.stroke.hairline} solid ${kindColour}`,
  borderBlockStart: `calc(3 * ${vars.stroke.edge}) solid ${kindColour}`,
  '@container': { [containerBelow(28)]: { flexDirection: 'column', gap: vars.space.x2 } },
});

export const icon = style({ flex: 'none', width: '1.75rem', height: '1.75rem', color: kindColour });

export const body = style({ display: 'grid', gap: vars.space.x3, minWidth: 0, maxWidth: vars.layout.measure, lineHeight: vars.leading.snug });

export const title = style({ color: kindColour, fontSize: vars.size.title });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

/** Its words are in line with those above. It needs a script. */
export const dismiss = style({ marginInlineStart: `calc(-1 * ${vars.space.x3})`, '@media': { '(scripting: none)': { display: 'none' } } });
