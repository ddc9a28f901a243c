export { TagChip, TagChipLink } from './TagChip.tsx';
