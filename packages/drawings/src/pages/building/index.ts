export { Cornice } from './Cornice.tsx';
export { buildingKinds, kindSize } from './kinds.ts';
export { type Month, months, monthSize, monthDrawing } from './months.ts';
export { roofSize, roofDrawing } from './roof.ts';
export { FrequencyScale } from './FrequencyScale.tsx';
