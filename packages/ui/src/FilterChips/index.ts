export { ActiveFilter, ActiveFilters, ClearFilters } from './ActiveFilters.tsx';
export { FilterChip, FilterChipLink, type FilterChipProps, FilterChips } from './FilterChips.tsx';
