export { CoverageArea, type Coverage, CoverageGrid, type CoverageGridProps } from './CoverageGrid.tsx';
