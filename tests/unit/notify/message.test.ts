import { describe, expect, test } from 'vitest';
import { business } from '../../../site/business.ts';
import { toHtml, toText } from '../../../server/notify/letter.ts';
import { acknowledgementLetter, ownerLetter,  } from '../../../server/notify/message.ts';
import { frenchRules } from '../../typography.ts';

const contact = { id: '7f3c2b1a-0000-4000-8000-000000000001', created_at: '2026-11-25T15:04:00.000Z', name: 'Zoë Côté', email: 'zoe@exemple.ca', phone: '(514) 555-0142', company: null };
const request = {
  ...contact,
  service: 'office',
  sqft: 12_500,
  floors_served: 3,
  schedule: { kind: 'weekly', days: ['Mon', 'Wed', 'Fri'], timesPerWeek: 3, shifts: { day: false, night: true } },
  service_details: { restrooms: 4, highTouch: true, exteriorWindows: false, preferences: { frequency: 'three-per-week', ecoFriendly: true, startDate: '2027-02-03', timing: 'After 6,\nby the back door' } },
  notes: '2 < 3',
};
const quote = (lead: object = {}) => ({ table: 'quote_requests', lead: { ...request, ...lead }, locale: 'fr-CA' }) as const;
const message = (lead: object = {}) => ({ table: 'contact_messages', lead: { ...contact, message: 'Bonjour', ...lead }, locale: undefined }) as const;

describe('the e-mail to the owner', () => {
  test('contains every answer of a request with the labels of the form, in English', () => {
    const letter = ownerLetter(quote(), 'en-CA');
    expect(letter.subject).toBe('New quote request: Office & Corporate Cleaning');
    expect(toText(letter)).toBe(`A quote request was sent from the site.

SERVICE
Type: Office & Corporate Cleaning
Area: 12,500~sq~ft
Floors: 3
Washrooms: 4
High-touch surfaces disinfected: Yes

SCHEDULE
Frequency: 3~times per week
Days: Monday, Wednesday and Friday
Time of day: Nighttime

PREFERENCES
Access and timing:
  After 6,
  by the back door
Preferred start date: February 3, 2027
Eco-certified products: Yes
Notes: 2 < 3

CONTACT
Name: Zoë Côté
Email: zoe@exemple.ca
Phone: (514) 555-0142

ABOUT THIS REQUEST
Received: November 25, 2026, 10:04~AM
Written in: French
Number: 7f3c2b1a-0000-4000-8000-000000000001

Reply to this email to answer the sender.

Once you have answered, mark it as handled with this command:

npm run leads -- --handled 7f3c2b1a-0000-4000-8000-000000000001
`.replaceAll('~', '\u00a0'));
  });

  test('follows the typography of Québec in French', () => {
    const letter = ownerLetter(quote(), 'fr-CA');
    expect(letter.subject).toMatch(/^Nouvelle demande de soumission\u00a0: \S/);
    const text = toText(letter).replaceAll('\u00a0', '~');
    const lines = ['SERVICE', 'Superficie~: 12~500~pi²', 'Jours~: Lundi, mercredi et vendredi', 'COORDONNÉES', 'Réception~: 25 novembre 2026, 10~h~04', 'Langue~: Français'];
    expect(text.split('\n')).toEqual(expect.arrayContaining(lines));
    // What was typed, and the command, stay as they are.
    const ours = toText(letter).replace(/^.*(?:2 < 3|After|npm run).*$/gm, '');
    expect(frenchRules.filter(([, broken]) => broken.test(ours)).map(([rule]) => rule)).toEqual([]);
  });

  test('shows the kind when a request has no frequency', () => {
    const schedule = { kind: 'monthly', days: [], timesPerWeek: null, shifts: { day: true, night: false } };
    expect(toText(ownerLetter(quote({ schedule, service_details: null }), 'en-CA'))).toContain('Frequency: Monthly\n');
  });

  test('about a message contains its text, and no name in the subject', () => {
    const letter = ownerLetter(message({ message: 'Un\r\n\r\nDeux' }), 'en-CA');
    expect(letter.subject).toBe('New message from the site');
    expect(toText(letter)).toContain('Message:\n  Un\n  \n  Deux\n');
    expect(toText(letter)).not.toContain('Written in');
  });

  test('escapes what was typed, so that no markup or control character in it has an effect', () => {
    const hostile = '<script>alert(1)</script>"\'&<img src=x onerror=y>\u202egnp.exe\u001b[31m';
    const html = toHtml(ownerLetter(quote({ name: hostile, company: hostile, notes: hostile, email: 'x<b>@y.ca' }), 'en-CA'));
    expect(html).not.toMatch(/<script|<img|<b>|\p{Cf}|(?!\n)\p{Cc}/u);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;img src=x onerror=y&gt;\\u202egnp.exe\\u001b[31m');
    expect(html).toContain('<html lang="en-CA">');
    expect(toText(ownerLetter(message({ message: hostile }), 'en-CA'))).not.toMatch(/\p{Cf}|(?!\n)\p{Cc}/u);
  });
});

test.each([
  ['en-CA', quote(), `We have your request – ${business.name}`, /We’ll contact you within 2.hours of your request\.\n\nService requested: Office & Corporate Cleaning\n/],
  ['fr-CA', quote(), `Nous avons bien reçu votre demande – ${business.name}`, /Nous communiquerons avec vous dans les 2.heures suivant votre demande\.\n\nService demandé\u00a0: /],
  ['en-CA', message(), `We have your message – ${business.name}`, /We reply by email within 24.hours\.\n/],
  ['fr-CA', message(), `Nous avons bien reçu votre message – ${business.name}`, /Nous répondons par courriel dans les 24.heures\.\n/],
] as const)('the e-mail to the sender in %s makes the same promise as the page: %#', (locale, lead, subject, says) => {
  const letter = acknowledgementLetter(lead, locale);
  expect(letter.subject).toBe(subject);
  expect(toText(letter)).toMatch(says);
  expect(toText(letter)).toContain(business.phoneText[locale]);
});

test('the e-mail to the sender repeats nothing that was typed', () => {
  const typed = { name: 'BUY-1', company: 'BUY-2', notes: 'BUY-3', message: 'BUY-4', email: 'buy-5@exemple.ca', phone: 'BUY-6', service_details: { preferences: { timing: 'BUY-7' } } };
  const letters = [quote(typed), message(typed)].map((lead) => acknowledgementLetter(lead, 'en-CA'));
  expect(letters.flatMap((letter) => [letter.subject, toText(letter), toHtml(letter)]).join('\n')).not.toMatch(/buy-/i);
});
