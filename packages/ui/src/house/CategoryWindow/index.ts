export { CategoryWindow } from './CategoryWindow.tsx';
