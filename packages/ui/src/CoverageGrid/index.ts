export { CoverageArea, CoverageFacade, CoverageGrid, type CoverageGridProps } from './CoverageGrid.tsx';
