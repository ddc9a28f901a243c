import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { announcementSchema } from '../../site/company/announcementSchema.ts';
import { areas } from '../../site/company/areas.ts';
import { company } from '../../site/company/facts.ts';
import { OwnerFileProblems, readOwnerFile, readOwnerText } from '../../site/company/read.ts';
import { areasSchema, factsSchema, testimonialsSchema } from '../../site/company/schema.ts';
import { testimonials, testimonialTitles } from '../../site/company/testimonials.ts';
import { ownerFileOf } from '../../site/company/write.ts';
import { copyOfSite } from '../siteCopy.ts';

const root = join(import.meta.dirname, '../..');

const schemas = { facts: factsSchema, areas: areasSchema, testimonials: testimonialsSchema, announcement: announcementSchema } as const;

const FILE = {
  facts: readFileSync(join(root, 'site/company/facts.yaml'), 'utf8'),
  areas: readFileSync(join(root, 'site/company/areas.yaml'), 'utf8'),
  testimonials: readFileSync(join(root, 'site/company/testimonials.yaml'), 'utf8'),
  announcement: 'until: 2027-07-01\ntext:\n  en: Our office is closed on July 1.\n  fr: "Fermé : le 1er juillet, l\'équipe travaille."\nlink:\n  page: contact\n  text: { en: Reach us, fr: Nous joindre }\n',
} as const;

/** The problems of a file after one of its texts was replaced. */
function problemsOf(name: keyof typeof FILE, found: string | RegExp, text: string): readonly string[] {
  const edited = FILE[name].replace(found, () => text);
  expect(edited).not.toBe(FILE[name]);
  try {
    readOwnerText(edited, `${name}.yaml`, schemas[name]);
    return [];
  } catch (error) {
    if (error instanceof OwnerFileProblems) return error.problems;
    throw error;
  }
}

/** The line number of a text in a file. */
const lineOf = (name: keyof typeof FILE, text: string): number => FILE[name].slice(0, FILE[name].indexOf(text)).split('\n').length;

describe('a file of the owner is refused with line, reason and cure', () => {
  test.each([
    ['facts', 'Friday', 'Samedi', 'days: [', 'hours.0.days.4 is “Samedi”; write one of Monday, Tuesday'],
    ['facts', 'opens: 08:00', 'opens: 9h', 'opens:', 'hours.0.opens is “9h”; write the time as 08:00'],
    ['facts', 'opens: 08:00', 'opens: 19:00', 'closes:', 'hours.0.closes is “18:00”; write a time after 19:00'],
    ['facts', 'social:', '  - days: [Sunday, Friday]\n    opens: 17:00\n    closes: 20:00\nsocial:', 'social:', 'hours.1.days; Friday has hours twice that overlap'],
    ['facts', '+1-514-555-0142', '514 555 0142', 'phone:', 'phone is “514 555 0142”; write the telephone as +1-514-555-0142'],
    ['facts', 'https://www.facebook', 'http://www.facebook', 'social:', 'write an address that begins with https://'],
    ['facts', 'origin: https', 'origin: http', 'origin:', 'write an address that begins with https://'],
    ['facts', 'name: Uno', 'name: ""', 'name: Uno', 'name is empty; write some words'],
    ['facts', 'email: info@uno.example', 'email: info', 'email: info', 'email is “info”; write the e-mail address as info@company.ca'],
    ['facts', 'latitude: 45.5', 'latitude: 145', 'latitude', 'latitude is “145”; write degrees'],
    ['facts', 'America/Toronto', 'Montréal', 'timeZone', 'timeZone is “Montréal”; write a time zone, as America/Toronto'],
    ['facts', 'notOffered: []', 'notOffered: [laundry]', 'notOffered', 'notOffered.0 is “laundry”; write one of office'],
    ['facts', 'years: 5', 'years: five', 'years: 5', 'promises.years is “five”; write a whole number'],
    ['facts', 'name: Uno', 'name: Uno: the best', 'name: Uno', 'the text has “: ” in it'],
    ['facts', 'region: QC', 'regoin: QC', 'region', 'regoin is not known; remove it, or write one of name, shortName'],
    ['facts', '    opens: 08:00', '\topens: 08:00', 'opens:', 'the line begins with a tab; write spaces instead'],
    ['facts', 'email:', 'phone: +1-514-555-0143\nemail:', 'email:', 'phone is written twice; keep one of them'],
    ['facts', 'ductPartner: Ventair', 'ductPartner: "Ventair', 'ductPartner:', 'the quotation mark of this line is never closed; close it'],
    ['testimonials', 'Froidmont Logistique', 'Froidmont #2', 'company: Froidmont', 'the text ends before “#2”, because # begins a comment; put the whole text between quotation marks'],
    ['areas', 'coverage: full', 'coverage: availible', 'coverage: full', 'all.0.coverage is “availible”; write full or available'],
    ['areas', 'fr: Vieux-Montréal', 'fr:', 'fr: Vieux-Montréal', 'all.1.name.fr is empty; write the French text'],
    ['areas', 'id: mile-end', 'id: downtown', 'id: mile-end', 'another area has the id downtown'],
    ['areas', '[downtown, dorval', '[downtown, dorvla', 'footer:', 'footer.1 is “dorvla”; write an id of the list “all”: downtown'],
    ['areas', 'area: lachine', 'area: lachnie', 'area: lachine', 'described.3.area is “lachnie”; write an id of the list “all”'],
    ['testimonials', / {6}fr: J’ai demandé.*\n/, '', 'content:', 'testimonials.0.content.fr is missing; write the French text'],
    ['testimonials', 'id: confidential-files', 'id: before-school', 'id: confidential-files', 'another testimonial has the id before-school'],
    ['testimonials', 'service: building-cleaning', 'service: laundry', 'service: building-cleaning', 'testimonials.0.service is “laundry”; write one of office-cleaning'],
    ['announcement', /(?<=closed on July 1\.\n) {2}fr: .*\n/, '', 'text:', 'text.fr is missing; write the French text'],
    ['announcement', '2027-07-01', '2027-02-30', 'until', 'until is “2027-02-30”; write the last day as 2026-12-28'],
    ['announcement', 'page: contact', 'page: contct', 'page:', 'link.page is “contct”; write one of home'],
  ] as const)('%s: %s → %j', (name, found, text, at, problem) => {
    const place = `${name}.yaml:${lineOf(name, at)}: `;
    expect(problemsOf(name, found, text).filter((one) => one.startsWith(place)).join('\n')).toContain(problem);
  });

  test('a time that is wrong is one problem, not two', () => {
    expect(problemsOf('facts', 'opens: 08:00', 'opens: 8:00')).toHaveLength(1);
  });

  test('a file that is missing is named with the command that takes it back; an announcement may be missing', () => {
    expect(() => readOwnerFile('nowhere.yaml', factsSchema)).toThrow(/company\/nowhere\.yaml:1: the file is missing; take back the last one that was committed: git checkout HEAD -- \S*company\/nowhere\.yaml$/);
    expect(readOwnerFile('nowhere.yaml', announcementSchema)).toBeNull();
  });

  test('all problems at once, in the order of the lines', () => {
    const lines = problemsOf('facts', /name: Uno[^]*region: QC/, 'name: ""\nregion: Quebec').map((problem) => Number(problem.split(':')[1]));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  });
});

describe('what an owner copies is accepted', () => {
  const [hours = '', area = '', testimonial = '', ...others] = Array.from(readFileSync(join(root, 'docs/editing.md'), 'utf8').matchAll(/```yaml\n([^]*?)```/g), ([, example = '']) => example);

  test('the examples of docs/editing.md', () => {
    expect(problemsOf('facts', /^hours:\n(?: .*\n)+/m, hours)).toEqual([]);
    expect(problemsOf('areas', /^all:\n/m, `all:\n${area}`)).toEqual([]);
    expect(problemsOf('testimonials', /^testimonials:\n/m, `testimonials:\n${testimonial}`)).toEqual([]);
    expect(others).toEqual([]);
  });

  test.each(['#', '# '])('the announcement of its file, without “%s” before each line', (mark) => {
    const [, commented = ''] = readFileSync(join(root, 'site/company/announcement.yaml'), 'utf8').split('\n\n');
    const written = commented.replaceAll(new RegExp(`^${mark}`, 'gm'), '');
    expect(readOwnerText(written, 'announcement.yaml', announcementSchema)).toMatchObject({ link: { page: 'contact' } });
  });
});

test('texts get the typography of their language: an owner types ordinary spaces and apostrophes', () => {
  expect(readOwnerText(FILE.announcement, 'announcement.yaml', announcementSchema)?.text['fr-CA']).toBe('Fermé\u00a0: le 1er\u00a0juillet, l’équipe travaille.');
});

test('a day may have a time, as a CMS writes it; a file without an announcement has none', () => {
  expect(readOwnerText(FILE.announcement.replace('2027-07-01', '2027-07-01T00:00:00.000Z'), 'announcement.yaml', announcementSchema)?.until).toBe('2027-07-01');
  expect(readOwnerText('# until: 2027-07-01\n', 'announcement.yaml', announcementSchema)).toBeNull();
});

test.each([
  ['facts', company],
  ['areas', areas],
  ['testimonials', { titles: testimonialTitles, testimonials }],
] as const)('what is written is read as it was: %s', (name, value) => {
  expect(readOwnerText(ownerFileOf('A comment.', value), name, schemas[name])).toEqual(value);
});

test('the build names file, line and cure, and prints no stack trace', async () => {
  const copy = await copyOfSite();
  try {
    // Then the copy reads the files that upstream has, in an owner’s repository too.
    await rm(join(copy.folder, 'company'), { recursive: true });
    await copy.edit('site/company/facts.yaml', 'Friday', 'Samedi');
    await copy.edit('site/company/areas.yaml', 'coverage: full', 'coverage: availible');
    const { status, stderr } = spawnSync(process.execPath, ['site/build/build.ts'], { cwd: copy.folder, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Nothing was built, because of the files that describe the company:\n {2}site\/company\/facts\.yaml:\d+: hours\.0\.days\.4 is “Samedi”; .*\n {2}site\/company\/areas\.yaml:\d+: .*\n$/);
  } finally {
    await copy.remove();
  }
});
