export { CoverageArea, type CoverageAreaProps, CoverageTiles, type CoverageTilesProps, CoverageGrid, type CoverageGridProps } from './CoverageGrid.tsx';
