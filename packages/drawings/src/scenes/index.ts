export { type ColourFamily, colourFamiliesOf, inSceneColours, sceneColours } from '../sceneColours.ts';
export { type Crop, cropOf, SCENE_SIZE, MAX_EDGE_GAP, openSky, type Scene, sceneFile, type KeyEdge } from './scene.ts';
export { scenes } from './scenes.ts';
export { sceneFilterId, sceneFilters, type ColourMatrix, nightLights, nightMasks, nightOutdoors, sceneMatrices } from '../sceneFilters.ts';
