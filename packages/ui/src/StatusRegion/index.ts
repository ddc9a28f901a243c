export { StatusRegion, type StatusRegionProps } from './StatusRegion.tsx';
