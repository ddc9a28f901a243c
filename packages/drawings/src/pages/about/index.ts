export { Lockers } from './Lockers.tsx';
export { Roster } from './Roster.tsx';
export { StreetFigures } from './StreetFigures.tsx';
