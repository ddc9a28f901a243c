export { panorama, view } from './panorama.ts';
