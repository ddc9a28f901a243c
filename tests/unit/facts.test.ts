import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { business } from '../../site/business.ts';
import { factProblems } from '../../site/build/factsCheck.ts';
import { adaptToCompany } from '../../site/blog/adaptToCompany.ts';
import { areas } from '../../site/company/areas.ts';
import { withCompanyName } from '../../site/src/head/head.ts';
import { openingHoursLine, openingHoursPhrase } from '../../site/i18n/openingHours.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const withOrdinarySpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  ['a Saturday of its own', [{ days: week, opens: '07:30', closes: '17:00' }, { days: ['Saturday'], opens: '09:00', closes: '13:00' }], 'Monday to Friday, 7:30 AM to 5 PM; Saturday, 9 AM to 1 PM', 'Du lundi au vendredi, de 7 h 30 à 17 h; le samedi, de 9 h à 13 h'],
  ['days with a gap', [{ days: ['Monday', 'Tuesday', 'Thursday'], opens: '09:00', closes: '12:00' }], 'Monday, Tuesday and Thursday, 9 AM to 12 PM', 'Le lundi, le mardi et le jeudi, de 9 h à 12 h'],
] as const)('opening hours are written as a line in both languages: %s', (_what, hours, english, french) => {
  expect([withOrdinarySpaces(openingHoursLine(hours, 'en-CA')), withOrdinarySpaces(openingHoursLine(hours, 'fr-CA'))]).toEqual([english, french]);
});

test.each([
  ['the working week', week, 'on weekdays from 7:30 AM to 5 PM', 'en semaine de 7 h 30 à 17 h'],
  ['six days', [...week, 'Saturday'], 'on Monday to Saturday from 7:30 AM to 5 PM', 'du lundi au samedi de 7 h 30 à 17 h'],
] as const)('opening hours are written as part of a sentence in both languages: %s', (_what, days, english, french) => {
  const hours = [{ days, opens: '07:30', closes: '17:00' }];
  expect([withOrdinarySpaces(openingHoursPhrase(hours, 'en-CA')), withOrdinarySpaces(openingHoursPhrase(hours, 'fr-CA'))]).toEqual([english, french]);
});

describe('a build with wrong facts stops, with a message that says what to do', () => {
  test('the current facts are valid', () => expect(factProblems(business)).toEqual([]));

  test.each([
    [{ phone: 'x3' }, 'The telephone “x3” is not a North American number. Write it as +1-514-555-0142'],
    [{ phone: '514 555 0142' }, 'The telephone “514 555 0142”'],
    [{ email: 'info' }, '“info” is not an e-mail address'],
    [{ origin: 'uno.example' }, '“uno.example” is not the address of a website'],
    [{ latitude: 145 }, '145, '],
    [{ hours: [{ days: week, opens: '8', closes: '18:00' }] }, 'The opening hour “8” is not a time of day'],
    [{ hours: [{ days: week, opens: '18:00', closes: '08:00' }] }, 'end at 08:00, before they begin'],
    [{ hours: [{ days: [], opens: '08:00', closes: '18:00' }] }, 'name no day'],
    [{ notOffered: ['laundry'] }, 'There is no service “laundry”'],
  ])('%o', (wrong, sentence) => expect(factProblems({ ...business, ...wrong })).toContainEqual(expect.stringContaining(sentence)));

  test('the build itself, with a telephone from the environment', () => {
    const { status, stderr } = spawnSync(process.execPath, ['site/build/build.ts'], { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8', env: { ...process.env, VITE_UNO_PHONE: 'x3' } });
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing was built, because of the facts of the company:');
    expect(stderr).toContain('The telephone “x3” is not a North American number.');
  });

  test('an area that is not among all areas', () => {
    expect(factProblems(business, { ...areas, footer: ['elsewhere'] })).toEqual(['The area “elsewhere” is named in a list of site/company/areas.ts, and is not among “all”.']);
  });
});

test('a title ends with the company’s name if both fit into search results', () => {
  expect(withCompanyName('Contact')).toBe(`Contact – ${business.name}`);
  expect(withCompanyName('x'.repeat(60))).toBe('x'.repeat(60));
});

test('an article takes the company’s name from the facts', () => {
  expect(adaptToCompany('{company}’s crews, des gens {ofCompany}, {other}', new Set())).toBe(`${business.name}’s crews, des gens ${business.nameWith.de}, {other}`);
});

describe('no fact is repeated', () => {
  const root = join(import.meta.dirname, '../..');
  const { name, city, cityAndProvince, phone, email } = business;
  // “Québec” is a province too, whose laws keep its name.
  const places = Object.values(city).filter((place) => !cityAndProvince['fr-CA'].includes(`(${place})`));
  const said = [name, phone, phone.slice(3), email, ...places].map((fact) => new RegExp(`(?<![\\p{L}\\p{N}/@-])${fact.replace(/[.+]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u'));
  const typed = (path: string, text: string): string[] =>
    text.split('\n').flatMap((line, at) => (!/^\s*(?:\/?\*|\/\/|import )/.test(line) && said.some((fact) => fact.test(line)) ? [`${path}:${at + 1}: ${line.trim()}`] : []));

  test('in the strings, and in the tests of pages and behaviour', () => {
    const files = globSync(['site/content/{en,fr}/*.ts', 'tests/html/*.ts', 'tests/e2e/*.ts', 'tests/e2e/transcripts/*.txt'], { cwd: root });
    expect(files.length).toBeGreaterThan(80);
    // Titles of tests may contain facts.
    expect(files.flatMap((path) => typed(path, readFileSync(join(root, path), 'utf8'))).filter((line) => !/: test\(/.test(line))).toEqual([]);
  });
});
