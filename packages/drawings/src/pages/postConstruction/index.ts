export { roomMoments, roomSize } from './room.ts';
