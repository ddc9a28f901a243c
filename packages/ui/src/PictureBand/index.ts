export { PictureBand } from './PictureBand.tsx';
