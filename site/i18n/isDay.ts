/** Whether a text is a date of the calendar, as `2026-02-28`. JavaScript reads the 30th of February as a day of March. */
export function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(`${text}T`);
}
