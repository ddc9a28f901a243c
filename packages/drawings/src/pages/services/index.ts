export { servicesRoofSize, servicesRoofDrawing, streetSize, streetDrawing } from './outside.ts';
