export { dockDoorSize, dockDoors } from './doors.ts';
export { type EntryRule, entryRules, planZones } from './plan.ts';
export { Plan, Swatch } from './Plan.tsx';
