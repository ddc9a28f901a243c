export { UnoMark } from './UnoMark.tsx';
