export { kinds, plot } from './kinds.ts';
export { type Month, months, pane, picture } from './months.ts';
export { roof, roofDrawing } from './roof.ts';
