export { type Family, familiesOf, toPrint } from '../sceneColours.ts';
export { type Crop, cropOf, FRAME, NEAR, type Scene, sceneFile, type Tell } from './scene.ts';
export { scenes } from './scenes.ts';
