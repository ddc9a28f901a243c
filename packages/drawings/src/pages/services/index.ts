export { servicesRoofDrawing, servicesRoofSize, streetDrawing, streetSize } from './outside.ts';
