import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claims } from '../../site/claims.ts';
import { companyOf, readCompanyFile } from '../../scripts/rebrand/companyFile.ts';
import { areasOf, factsOf } from '../../scripts/rebrand/facts.ts';
import { readMark } from '../../scripts/rebrand/markFile.ts';
import { ownerList, withOwnersMarks } from '../../scripts/rebrand/ownerList.ts';
import { boxOf, statements } from '../../scripts/rebrand/statements.ts';
import { adaptToCompany } from '../../site/blog/adaptToCompany.ts';
import { factProblems } from '../../site/build/factsCheck.ts';
import { untickedIn } from '../../site/build/ownerTodo.ts';
import { business } from '../../site/business.ts';
import { company as ownCompany } from '../../site/company/facts.ts';
import { openingHoursLine, openingHoursPhrase } from '../../site/i18n/openingHours.ts';
import { withCompanyName } from '../../site/src/head/head.ts';
import { folderForTest } from '../temporaryFolder.ts';

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

test('npm run rebrand without a file asks for the facts, the claims and the figures, and writes only what was answered', async () => {
  const folder = folderForTest('asked');
  copyFileSync(join(root, 'tests/rebrand/boreal.svg'), join(folder, 'mark.svg'));
  const answers: readonly (readonly [question: string, answer: string])[] = [
    ['Name of the company', 'Net'], ['City, in', 'Lévis'], ['City and', 'Lévis'], ['“in” that', 'à Lévis'], ['“of” that', 'de Lévis'], ['Latitude', '46.8, -71.2'], ['Address of the', 'https://net.example'],
    ['Telephone', '+1-418-555-0177'], ['E-mail', 'info@net.example'], ['Areas', 'Lévis'], ['Services', 'office'], ['vetted', 'y'], ['bonded', 'no'], ['of the visit', '24'],
    ['Colour', '#1f5fa8'], ['Name of that', 'Blue'], ['Mark', 'mark.svg'],
  ];
  const asking = spawn(process.execPath, [join(root, 'scripts/rebrand/rebrand.ts'), '--dry-run'], { cwd: folder });
  let said = '';
  for (const stream of [asking.stdout, asking.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (text.endsWith(': ')) asking.stdin.write(`${answers.find(([question]) => text.includes(question))?.[1] ?? ''}\n`);
    });
  }
  const [code] = await once(asking, 'close');
  expect([code, said]).toEqual([0, expect.stringContaining('Nothing was changed. A run without --dry-run would do this:')]);
  expect(JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8'))).toMatchObject({ name: 'Net', claims: ['vetted'], promises: { proposalHours: 24 } });
});

describe('a build with wrong settings stops, with a message that says what to do', () => {
  test.each([
    [{ phone: 'x3' }, 'The phone number “x3” is not a North American number. Write it as +1-514-555-0142'],
    [{ phone: '514 555 0142' }, 'The phone number “514 555 0142”'],
    [{ email: 'info' }, '“info” is not an e-mail address'],
    [{ origin: 'uno.example' }, '“uno.example” is not the address of a website'],
  ])('%o', (wrong, sentence) => expect(factProblems({ ...business, ...wrong })).toContainEqual(expect.stringContaining(sentence)));

  test('the build itself, with a telephone from the environment', () => {
    const { status, stderr } = spawnSync(process.execPath, ['site/build/build.ts'], { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8', env: { ...process.env, VITE_UNO_PHONE: 'x3' } });
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing was built, because of the settings:');
    expect(stderr).toContain('The phone number “x3” is not a North American number.');
  });
});

test('a title ends with the company’s name if both fit into search results', () => {
  expect(withCompanyName('Contact')).toBe(`Contact – ${business.name}`);
  expect(withCompanyName('x'.repeat(60))).toBe('x'.repeat(60));
});

test.each([
  ['An oversight is mended at once; see [the list](/blog/gone). Then work goes on.', 'An oversight is mended at once. Then work goes on.'],
  ['Have the system inspected before anyone moves in, as described in [when ducts](/blog/gone).', 'Have the system inspected before anyone moves in.'],
  ['It is in [the list](/blog/gone). Work goes on.', 'Work goes on.'],
  ['Six metres of matting hold it; voyez « [La porte](/blog/gone#mats) ». Puis on lave.', 'Six metres of matting hold it. Puis on lave.'],
  ['In winter, see [the door](/blog/gone).', ''],
  ['Read [the list](/blog/here).', 'Read [the list](/blog/here).'],
])('an article refers to no article that is left out: %s', (paragraph, expected) => expect(adaptToCompany(paragraph, new Set(['gone']))).toBe(expected));

test('an article takes the company’s name from the facts', () => {
  expect(adaptToCompany('{company}’s crews, des gens {ofCompany}, {other}', new Set())).toBe(`${business.name}’s crews, des gens ${business.nameWith.de}, {other}`);
});

const root = join(import.meta.dirname, '../..');
const fixture = join(root, 'tests/rebrand/boreal.json');
const written: Record<string, unknown> = JSON.parse(readFileSync(fixture, 'utf8'));
const { company, mark } = readCompanyFile(fixture);

test('a company file needs no French forms: missing ones are derived, with elision', () => {
  const facts = factsOf(companyOf({ ...written, name: 'Azur', city: 'Amos', area: undefined, areaWith: undefined, cityWith: undefined }));
  expect(facts).toMatchObject({ nameWith: { a: 'An Azur', de: 'd’Azur' }, cityWith: { in: 'à Amos', of: 'd’Amos' }, area: { 'en-CA': 'Greater Amos', 'fr-CA': 'région d’Amos' }, areaWith: { in: 'dans la région d’Amos', of: 'de la région d’Amos' } });
});

test('a company file lists areas with full coverage first, and fills the lists of areas', () => {
  const areas = areasOf(company);
  expect(areas.all.at(-1)).toMatchObject({ id: 'beauport', coverage: 'available' });
  expect([areas.footer, areas.search]).toEqual([['old-quebec', 'sainte-foy', 'levis'], ['old-quebec', 'sainte-foy', 'levis']]);
  expect(areas.keys.shop['en-CA']).toBe('Sainte-Foy');
});

test.each([
  [{ phone: '418 555 0177' }, 'phone: write the telephone as +1-514-555-0142'],
  [{ email: 'bonjour' }, 'email: write the e-mail address as info@company.ca'],
  [{ origin: 'boreal' }, 'origin: write the address of the site as https://company.ca'],
  [{ colour: 'blue' }, 'colour: write the colour as #1f5fa8'],
  [{ hours: [{ days: ['Monday'], opens: '8', closes: '18:00' }] }, 'hours.0.opens: write the time as 08:00'],
  [{ proofs: [{ name: 'Licence', issuer: 'RBQ', date: '2126-03-31' }] }, 'proofs.0.date: write the day on which it was issued: this one is in the future'],
  [{ services: ['office', 'duct'] }, 'ductPartner: name the company that cleans the ducts, or take “duct” out of services'],
  [{ areas: [{ name: 'Lévis' }] }, 'areas: mark one area or more with "footer": true'],
  [{ city: undefined }, 'city: write a text, or {"en": "…", "fr": "…"}'],
])('a company file that is invalid is refused with the reason: %o', (wrong, sentence) => {
  expect(() => companyOf({ ...written, ...wrong })).toThrow(sentence);
  expect(() => companyOf({ ...written, ...wrong })).toThrow('nothing was changed');
});

test('a company file is refused with all its problems at once, and an unknown building with the known ones; a missing file or mark is named', () => {
  const file = join(folderForTest('company'), 'company.json');
  writeFileSync(file.replace('company.json', 'round.svg'), '<svg viewBox="0 0 16 9"><rect class="lit" rx="2" width="3" height="3"/><text>B</text></svg>');
  writeFileSync(file, JSON.stringify({ ...written, phone: 'x3', services: ['duct'], areas: [{ name: 'Lévis' }, { coverage: 'most' }], claims: ['best'], mark: 'round.svg' }));
  const wrong = ['phone: ', 'areas.1.name: ', 'areas.1.coverage: ', 'claims.0: ', 'ductPartner: ', 'areas: mark one', 'not drawn on a square', 'round corners', '<text>', 'no frame and no panes'];
  for (const sentence of [...wrong, 'nothing was changed']) expect(() => readCompanyFile(file)).toThrow(sentence);
  expect(() => companyOf({ ...written, keyPlaces: { office: 'Sainte-Foy' } })).toThrow(/keyPlaces.*tower/);
  expect(() => readCompanyFile('nowhere.json')).toThrow('nowhere.json can’t be read as JSON, and nothing was changed');
  writeFileSync(file, JSON.stringify(written));
  expect(() => readCompanyFile(file)).toThrow('boreal.svg');
});

describe('a mark', () => {
  const svg = (...shapes: readonly string[]) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${shapes.join('')}</svg>`;
  const whole = ['<rect class="frame" width="16" height="16"/>', '<polygon class="panes" points="1,1 4,1 4,4"/>', '<path class="lit" d="M2 2h5v5z"/>'];

  test('is read from the shapes of an SVG file', () => {
    expect(mark).toMatchObject({ grid: 16, frame: 'M0 8a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z' });
    expect(readMark(svg(...whole)).mark).toEqual({ grid: 16, frame: 'M0 0h16v16h-16z', panes: 'M1,1L4,1L4,4z', lit: 'M2 2h5v5z' });
  });

  test.each([
    [svg(...whole).replace('0 0 16 16', '0 0 16 9'), 'not drawn on a square'],
    [svg(...whole, '<text>U</text>'), 'The mark has a <text>'],
    [svg(...whole, '<path d="M0 0h1z"/>'), 'belongs to no part'],
    [svg(...whole, '<path class="lit" transform="rotate(9)" d="M0 0h1z"/>'), 'transform'],
    [svg(...whole, '<rect class="lit" rx="2" width="3" height="3"/>'), 'round corners'],
    [svg(...whole.slice(0, 2)), 'The mark has no lit'],
  ])('that can’t be drawn is refused with the reason: %s', (file, sentence) => expect(readMark(file).problems).toContainEqual(expect.stringContaining(sentence)));
});

describe('the owner’s list', () => {
  const list = ownerList(root, factsOf(company), 2);

  test('has boxes for what only a person can write, with files and lines', () => {
    const boxes = untickedIn(list);
    for (const words of [/testimonials/, /promises/, /standards/, /articles/, /drawings/]) expect(boxes.some((box) => words.test(box))).toBe(true);
    expect(list).toMatch(/`site\/content\/blog\/carpet-that-lasts\.en\.md`: \d/);
    // An article about Montréal is not published.
    expect(list).not.toContain('winter-entrances');
  });

  // tests/unit/strings.test.ts checks those of the claims.
  test.each(statements)('names strings and files that exist: $what', ({ keys, file }) => {
    for (const key of keys) {
      const [section = ''] = key.replace(/^head\./, '').split('.');
      const strings = readFileSync(join(root, `site/content/en/${section}.ts`), 'utf8');
      expect(strings).toContain(key.endsWith('.*') ? `'${key.slice(0, -1)}` : `'${key}':`);
    }
    expect(file === undefined || existsSync(join(root, file))).toBe(true);
  });

  test('of this company has a box for each claim, and for each statement about an offered service', () => {
    const own = readFileSync(join(root, 'docs/owner-to-confirm.md'), 'utf8').replaceAll('- [x]', '- [ ]');
    const needed = statements.filter(({ service }) => service === undefined || !ownCompany.notOffered.includes(service));
    expect([...claims, ...needed].filter((one) => !own.includes(boxOf(one)))).toEqual([]);
  });

  test('has no box for a claim that the company does not make, and names it as not published', () => {
    expect(untickedIn(list).filter((box) => /^Crews are (?:vetted|bonded)|^Clients have/.test(box))).toEqual([]);
    expect(list).toMatch(/## Not published[^]*- `vetted`: Crews are vetted\.[^]*- `recleanHours`/);
  });

  test('keeps the ticks of the previous list where the words are the same, and leaves the other boxes open', () => {
    const list = withOwnersMarks('- [x] One.\n- [ ] Two.\n- [x] Gone.', '# List\n- [ ] One.\n- [ ] Two.\n  - `a.ts`: 3\n- [ ] Three:');
    expect(list).toBe('# List\n- [x] One.\n- [ ] Two.\n  - `a.ts`: 3\n- [ ] Three:');
    expect(untickedIn(list)).toEqual(['Two.', 'Three']);
  });
});
