import { expect, test } from 'vitest';
import { currentAnnouncement, type SiteAnnouncement } from '../../site/announcement.ts';
import { today } from '../../site/i18n/today.ts';

const holiday: SiteAnnouncement = {
  until: '2027-07-01',
  text: { 'en-CA': 'Our office is closed on July 1.', 'fr-CA': 'Notre bureau est fermé le 1er juillet.' },
};

test('an announcement is shown until the end of its last day, and left out the day after', () => {
  expect(['2027-06-28', '2027-07-01', '2027-07-02'].map((day) => currentAnnouncement(holiday, day))).toEqual([holiday, holiday, null]);
  expect(currentAnnouncement(null, '2027-06-28')).toBeNull();
});

test('an announcement counts its last day in Montréal time, not in UTC', () => {
  expect(today(new Date('2027-07-02T03:00Z'))).toBe('2027-07-01');
  expect(today(new Date('2027-07-02T04:30Z'))).toBe('2027-07-02');
});

test.each(['2027-02-30', '2027-7-1', '2027-13-01'] as const)('an announcement with the invalid last day “%s” stops the build', (until) => {
  expect(() => currentAnnouncement({ ...holiday, until }, '2027-01-01')).toThrow(`“until: ${until}”, which is not a date`);
});
