import { expect, test } from 'vitest';
import { hasOwnCompany } from '../../site/company/read.ts';
import { afterBusinessDays } from '../../site/i18n/businessDays.ts';
import { dueDates } from '../../site/i18n/dueDates.ts';

// The dates of the thank-you message: reply within 24 hours, visit within 3 business days, as `site/company/facts.yaml` promises.

test.each([
  ['2026-11-30', '2026-12-03', 'from a Monday'],
  ['2026-12-03', '2026-12-08', 'over a weekend'],
  ['2026-12-05', '2026-12-09', 'from a Saturday'],
  ['2026-12-23', '2026-12-29', 'over Christmas'],
  ['2026-12-30', '2027-01-05', 'over New Year'],
  ['2027-03-24', '2027-03-31', 'over Easter: neither Good Friday nor Easter Monday counts'],
  ['2026-05-14', '2026-05-20', 'over Patriots’ Day'],
  ['2027-05-21', '2027-05-27', 'over Patriots’ Day on its last date'],
  ['2026-06-23', '2026-06-29', 'over the Fête nationale'],
  ['2029-06-29', '2029-07-05', 'over a Canada Day on a Sunday, which is given on Monday'],
  ['2026-09-04', '2026-09-10', 'over Labour Day'],
  ['2026-10-09', '2026-10-15', 'over Thanksgiving'],
])('the third business day after %s is %s: %3$s', (from, to) => {
  expect(afterBusinessDays(from, 3)?.toISOString().slice(0, 10)).toBe(to);
});

// They are those of Uno’s promises.
test.runIf(!hasOwnCompany)('dates are those of the company’s time zone, with their weekday, in both languages', () => {
  const sent = new Date('2026-11-30T19:05:40Z');
  expect(dueDates('en-CA', sent)).toEqual({ reply: 'Tuesday, December\u00a01, at 2:05\u00a0PM', visit: 'Thursday, December\u00a03' });
  expect(dueDates('fr-CA', sent)).toEqual({ reply: 'mardi 1er\u00a0décembre à 14\u00a0h\u00a005', visit: 'jeudi 3\u00a0décembre' });
  // It is still the evening of Friday in Montréal, where it is Saturday in UTC.
  expect(dueDates('fr-CA', new Date('2026-12-05T03:00:00Z'))).toEqual({ reply: 'samedi 5\u00a0décembre à 22\u00a0h', visit: 'mercredi 9\u00a0décembre' });
});

test.runIf(!hasOwnCompany)('the day on which the clocks change has its real end', () => {
  expect(dueDates('en-CA', new Date('2027-03-13T17:30:00Z')).reply).toBe('Sunday, March\u00a014, at 1:30\u00a0PM');
});
