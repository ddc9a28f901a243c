export { bay, doors } from './doors.ts';
export { hatching, plan, type Rule, rules, sheet, zones } from './plan.ts';
