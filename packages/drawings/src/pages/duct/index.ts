export { building, parts, type PartName, photos, pieces, sheet } from './building.ts';
