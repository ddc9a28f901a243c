export { litWindows } from './litWindows.ts';
