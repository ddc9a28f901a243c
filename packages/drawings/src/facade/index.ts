export { facade, street } from './facade.ts';
export { facadeClass } from './facadeClasses.ts';
export { ROWS } from './tower.ts';
