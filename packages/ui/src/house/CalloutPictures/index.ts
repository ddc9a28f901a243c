export { CalloutSqueegee, MeasuredWindow, WetFloorSign } from './CalloutPictures.tsx';
