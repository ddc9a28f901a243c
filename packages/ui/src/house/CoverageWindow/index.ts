export { CoverageWindow } from './CoverageWindow.tsx';
