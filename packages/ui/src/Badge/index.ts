export { Badge, type BadgeKind, type BadgeProps } from './Badge.tsx';
export type { StatusKind } from '../status/index.ts';
