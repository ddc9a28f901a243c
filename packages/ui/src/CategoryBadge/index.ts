export { CategoryBadge, CategoryBadgeLink } from './CategoryBadge.tsx';
export { type Tint, tints } from './windows.ts';
