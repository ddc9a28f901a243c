export { moments, room } from './room.ts';
