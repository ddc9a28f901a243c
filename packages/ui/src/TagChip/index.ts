export { TagChip, TagChipLink, type TagChipLinkProps, type TagChipProps } from './TagChip.tsx';
