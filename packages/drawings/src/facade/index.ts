export { facade, facadeFrame } from './facade.ts';
