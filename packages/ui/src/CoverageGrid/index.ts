export { CoverageArea, type Coverage, CoverageFacade, CoverageGrid, type CoverageGridProps } from './CoverageGrid.tsx';
