export { keyPath } from './keys.ts';
export { panorama, panoramaPane } from './panorama.ts';
