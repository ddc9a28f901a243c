export { NightTower } from './NightTower.tsx';
