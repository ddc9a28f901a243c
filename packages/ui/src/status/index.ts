export { type StatusKind, statusIcons, statusSurfaces } from './status.ts';
