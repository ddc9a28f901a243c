import { vars } from '@uno/tokens/contract';

const large = { lineHeight: vars.leading.display, letterSpacing: vars.tracking.display } as const;

/** How a heading is set in each size of the type scale. */
export const headingSizes = {
  body: { fontSize: vars.size.body, letterSpacing: vars.tracking.text },
  lead: { fontSize: vars.size.lead },
  title: { fontSize: vars.size.title },
  heading: { fontSize: vars.size.heading },
  headline: { fontSize: vars.size.headline, ...large },
  display: { fontSize: vars.size.display, ...large },
} as const;
