export { Lockers } from './Lockers.tsx';
export { Roster } from './Roster.tsx';
export { Street } from './Street.tsx';
