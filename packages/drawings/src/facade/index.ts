export { facade, facadeFrame } from './facade.ts';
export { facadeClass } from './facadeClasses.ts';
export { TOWER_ROWS } from './tower.ts';
