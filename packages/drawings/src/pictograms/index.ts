export { Pictogram } from './Pictogram.tsx';
export { PICTOGRAM, type PictogramName, pictograms } from './pictograms.ts';
