export { dockDoorSize, dockDoors } from './doors.ts';
export { hatchingOf, planDrawing, type EntryRule, entryRules, planSize, planZones } from './plan.ts';
