import { company } from '../company/facts.ts';

/** Today's date where the company is, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => now.toLocaleDateString('sv-SE', { timeZone: company.timeZone });
