export { panorama, panoramaPane } from './panorama.ts';
