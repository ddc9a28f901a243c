export { Badge, type BadgeKind } from './Badge.tsx';
