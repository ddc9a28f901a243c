export { roof, roofDrawing, street, streetDrawing } from './outside.ts';
