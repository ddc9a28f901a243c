export { CategoryBadge, CategoryBadgeLink, type Tint, tints } from './CategoryBadge.tsx';
