/** The colours of the interface: a theme gives each a value, in this order. */
export const colorNames = [
  'paper', 'paperDeep', 'glass', 'clear', 'ink', 'inkSoft', 'brand', 'line', 'edge', 'action', 'onAction', 'actionHover',
  'night', 'nightPane', 'onNight', 'onNightSoft', 'nightLine', 'nightAction', 'focus', 'onNightFocus',
  'danger', 'dangerGround', 'notice', 'noticeGround', 'success', 'successGround',
  'tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6',
] as const;

/** The name of a colour of the interface. */
export type ColorName = (typeof colorNames)[number];

/** Whether a string is the name of a colour of the interface. */
export const isColorName = (name: string): name is ColorName => colorNames.some((known) => known === name);
