export { ActiveFilter, type ActiveFilterProps, ActiveFilters, type ActiveFiltersProps, ClearFilters, type ClearFiltersProps } from './ActiveFilters.tsx';
export { FilterChip, type FilterChipProps } from './FilterChip.tsx';
export { FilterChipLink, type FilterChipLinkProps, FilterChips, type FilterChipsProps } from './FilterChips.tsx';
