export { halfHours, type LitLine, Roof, Storey, Street } from './Tower.tsx';
export { BadgeStrap, Nights } from './Process.tsx';
