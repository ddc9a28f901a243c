export { CategoryBadge, CategoryBadgeLink, type KnownCategory } from './CategoryBadge.tsx';
