export { CategoryBadge, CategoryBadgeLink, type CategoryBadgeLinkProps, type CategoryBadgeProps, type Tint, tints } from './CategoryBadge.tsx';
