export { WindowBlind } from './WindowBlind.tsx';
