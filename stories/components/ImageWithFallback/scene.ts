import { sceneFile, scenes } from '@uno/drawings/scenes';

/** The lobby of the catalogue, as an address that needs no file. */
export const scene = `data:image/svg+xml,${encodeURIComponent(sceneFile(scenes.condoCleaning))}`;

/** An address at which there is no picture, without asking the network. */
export const broken = 'data:image/png;base64,AAAA';
