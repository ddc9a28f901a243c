export { sectionDrawing, ductParts, type DuctPartName, reportPhotos, ductStages, sectionSize } from './building.ts';
