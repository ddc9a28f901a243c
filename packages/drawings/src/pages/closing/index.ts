export { NightWindows } from './NightWindows.tsx';
