export { ActiveFilter, ActiveFilters, ClearFilters } from './ActiveFilters.tsx';
export { FilterChip, type FilterChipProps } from './FilterChip.tsx';
export { FilterChipLink, FilterChips } from './FilterChips.tsx';
