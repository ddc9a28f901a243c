export { SashWindow } from './SashWindow.tsx';
