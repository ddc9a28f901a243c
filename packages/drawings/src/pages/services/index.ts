export { roofSize, roofDrawing, streetSize, streetDrawing } from './outside.ts';
