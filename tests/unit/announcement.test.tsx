import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { currentAnnouncement, type SiteAnnouncement } from '../../site/announcement.ts';
import { today } from '../../site/i18n/today.ts';
import { AnnouncementBar } from '../../site/src/layout/AnnouncementBar.tsx';

const holiday: SiteAnnouncement = {
  until: '2027-07-01',
  text: { 'en-CA': 'Our office is closed on July 1.', 'fr-CA': 'Notre bureau est fermé le 1er juillet.' },
};

describe('an announcement', () => {
  test('is shown until the end of its last day, and left out the day after', () => {
    expect(currentAnnouncement(holiday, '2027-06-28')).toBe(holiday);
    expect(currentAnnouncement(holiday, '2027-07-01')).toBe(holiday);
    expect(currentAnnouncement(holiday, '2027-07-02')).toBeNull();
    expect(currentAnnouncement(null, '2027-06-28')).toBeNull();
  });

  test('counts its last day in Montréal time, not in UTC', () => {
    expect(today(new Date('2027-07-02T03:00Z'))).toBe('2027-07-01');
    expect(today(new Date('2027-07-02T04:30Z'))).toBe('2027-07-02');
  });

  test.each(['2027-02-30', '2027-7-1', '2027-13-01'] as const)('with the invalid last day “%s” stops the build', (until) => {
    expect(() => currentAnnouncement({ ...holiday, until }, '2027-01-01')).toThrow(`“until: ${until}”, which is no day`);
  });

  test('is a named landmark, and links to the page in its own language', () => {
    const linked: SiteAnnouncement = { ...holiday, link: { page: 'contact', text: { 'en-CA': 'How to reach us', 'fr-CA': 'Comment nous joindre' } } };
    const html = renderToStaticMarkup(<AnnouncementBar announcement={linked} locale="fr-CA" />);
    expect(html).toMatch(/^<aside aria-label="Avis"/);
    expect(html).toContain('Notre bureau est fermé le 1er juillet.');
    expect(html).toContain('<a href="/fr/contact">Comment nous joindre</a>');
    expect(renderToStaticMarkup(<AnnouncementBar announcement={holiday} locale="en-CA" />)).not.toContain('<a ');
  });
});
