export { Pictogram } from './Pictogram.tsx';
export { PICTOGRAM_SIZE, type PictogramName, pictograms } from './pictograms.ts';
