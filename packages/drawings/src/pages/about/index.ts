export { crewHeads, crewSize } from './crew.ts';
