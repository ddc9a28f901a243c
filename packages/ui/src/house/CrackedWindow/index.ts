export { CrackedWindow } from './CrackedWindow.tsx';
