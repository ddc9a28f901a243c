export { AirSection } from './AirSection.tsx';
export { ductParts, type DuctPartName, reportPhotos, ductStages } from './building.ts';
