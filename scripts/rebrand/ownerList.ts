/** Writes the list of what only the owner can confirm. Every build repeats the boxes that are not ticked. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../../site/company/shape.ts';
import { claims } from '../../site/claims.ts';
import { boxOf, statements } from './statements.ts';
import { promiseNames } from '../../site/company/shape.ts';

/** A line of a file that the owner has to check. */
interface Place {
  readonly file: string;
  readonly line: number;
}

/** The lines of the site's texts that match a pattern. */
function placesOf(root: string, files: string, pattern: RegExp, ignored: RegExp = /^\s*(?:import |\/\*|\*|\/\/)/): readonly Place[] {
  return globSync(files, { cwd: root })
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, at) => (pattern.test(text) && !ignored.test(text) ? [{ file, line: at + 1 }] : [])),
    );
}

/** Formats places by file: `site/content/en/home.ts: 3, 12`. */
function formatPlaces(places: readonly Place[]): string {
  const files = [...new Set(places.map(({ file }) => file))];
  return files.map((file) => `  - \`${file}\`: ${places.filter((place) => place.file === file).map(({ line }) => line).join(', ')}`).join('\n');
}

const item = (what: string, places: readonly Place[] = []): string => `- [ ] ${what}${places.length > 0 ? `\n${formatPlaces(places)}` : ''}`;

/** Patterns that match a service's name in the strings of other pages. */
const servicesInWords: Readonly<Record<string, RegExp>> = {
  office: /\b(?:offices?|bureaux?)\b/i,
  building: /\b(?:condos?|copropriétés?|lobb(?:y|ies))\b/i,
  warehouse: /\b(?:warehouses?|entrepôts?)\b/i,
  postConstruction: /\b(?:post-construction|construction sites?|après construction|chantiers?)\b/i,
  addOns: /\b(?:add-ons?|services? spécialisés?)\b/i,
  duct: /\b(?:ducts?|conduits?)\b/i,
};

/** The strings of pages other than service pages. A service's own page is removed together with the service. */
const otherPagesStrings = 'site/content/{en,fr}/{about,blog,blogPost,common,contact,footer,getQuote,hero,home,industries,pictures,whyPartner}.ts';

/** Lines that need no attention: text that is already conditional, a table row, comments and imports. */
const IGNORED_LINE = /ducts \?|table\.specialized|^\s*(?:import |\/\*|\*|\/\/)/;

/** Where the list of another company is. That of the first company is in `docs/`. */
export const OWNER_LIST = 'company/owner-to-confirm.md';

/** Below this heading the list is the owner's own. */
const NOTES = '## Your own notes';

/** Takes the ticks of the previous list for the same statements of a new one, and what the owner wrote under the last heading. */
export function withOwnersMarks(before: string, list: string): string {
  const ticked = new Set(Array.from(before.matchAll(/^- \[x\] (.+)$/gim), ([, words]) => words));
  const marked = list.replace(/^- \[ \] (.+)$/gm, (line, words: string) => (ticked.has(words) ? `- [x] ${words}` : line));
  const [, notes = ''] = before.split(NOTES, 2);
  return notes.trim() === '' ? marked : marked.replace(NOTES, () => `${NOTES}${notes.trimEnd()}`);
}

/** What the texts and drawings of the first company say of its city. */
const MONTREAL = /Montr[ée]al|\bCMM\b|Mount Royal|mont Royal|on the island|sur l’île|mountain|montagne/i;

/** Articles that are about another city than the company's are not published, so that they need no check. */
const ABOUT_CITY = /^city: (.+)$/m;

/** The list of a company, as Markdown. */
export function ownerList(root: string, company: Company, testimonials: number): string {
  const strings = 'site/content/{en,fr}/*.ts';
  const isMontreal = company.city['fr-CA'] === 'Montréal';
  const published = globSync('site/content/blog/*.md', { cwd: root }).filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const [, city] = ABOUT_CITY.exec(source) ?? [];
    const [, service] = /^service: (\w+)$/m.exec(source) ?? [];
    return (city === undefined || Object.values(company.city).includes(city)) && (service === undefined || !company.notOffered.includes(service));
  });
  const inArticles = (pattern: RegExp) => published.toSorted().flatMap((file) => placesOf(root, file, pattern));
  const made = claims.filter(({ name }) => name === undefined || company.claims.includes(name));
  const unmade = claims.filter((claim) => !made.includes(claim));
  const unpromised = promiseNames.filter((name) => !(name in company.promises));
  const said = company.notOffered.flatMap((name) => {
    const words = servicesInWords[name];
    const places = words ? placesOf(root, otherPagesStrings, words, IGNORED_LINE) : [];
    return places.length > 0 ? [item(`Sentences, and descriptions of drawings (\`pictures.ts\`), that still name a service that is not offered (${name}):`, places)] : [];
  });
  return [
    '# To confirm by the owner',
    '',
    'The company file can’t say whether these are true. Tick a box (`[x]`) when what its sentences say is true of the company; else change them.',
    'To read a sentence, look for its key in its file: `home.why.lead` is a line of `site/content/en/home.ts`. Every build repeats the boxes that',
    'are not ticked. `npm run rebrand` keeps the ticks of boxes with the same words, and your notes at the end.',
    '',
    item(testimonials === 0 ? 'There are no testimonials. Add real ones to `company/testimonials.yaml`, or leave the pages without.' : `${testimonials === 1 ? 'The testimonial' : `The ${testimonials} testimonials`} of \`company/testimonials.yaml\` ${testimonials === 1 ? 'is real, and its author agrees' : 'are real, and their authors agree'}.`),
    item('The promises and figures of `company/facts.yaml` (`promises`) are yours: hours to an answer, days to a visit, clients, years.'),
    ...made.map(boxOf),
    item('What you can prove, such as a certificate, a licence, the insurer or the attestation of the Comité paritaire, is in `proofs` in `company/facts.yaml`: Why partner, About and the quote page show it.'),
    item('Who is in charge of personal information, and where it is kept (`privacy` in `company/facts.yaml`; Law 25 of Québec).'),
    item('The articles are yours: they are by the company, or by those of `authors` in `company/facts.yaml`, and their figures are right.', inArticles(/^title:/)),
    ...claims.map(({ what, pattern }) => ({ what, places: inArticles(new RegExp(Object.values(pattern).map(({ source }) => source).join('|'), 'i')) }))
      .filter(({ places }) => places.length > 0)
      .map(({ what, places }) => item(`What the articles say of this is right, of you or in general: “${what}”`, places)),
    ...(isMontreal ? [] : [item('Articles and strings that name Montréal. They are shown to no visitor, or where you wrote it:', [...inArticles(MONTREAL), ...placesOf(root, strings, MONTREAL, /isMontreal|^\s*(?:import |\/\*|\*|\/\/)/)])]),
    item('The drawings of the home page and of the industries show a street with outside stairs. Their words: `pictures.*` in `site/content/*/pictures.ts`.'),
    item('Local customs in the strings: calcium in winter, the moves of July 1, the standards that are named.', placesOf(root, strings, /July|juillet|calcium/i)),
    item('What the services page says of each area (`described` in `company/areas.yaml`), and the places under the door keys in the drawing of the home page (`keys`).'),
    ...statements.filter(({ service }) => service === undefined || !company.notOffered.includes(service)).map(boxOf),
    ...said,
    item('The pages of Storybook that explain the design system (`stories/**/*.mdx`), the areas of its CoverageGrid (`stories/components/CoverageGrid/words.ts`) and the package names `@uno/…` keep their names.'),
    '',
    '## Not published',
    '',
    'No page says these until you add the name to `claims`, or the figure to `promises`, in `company/facts.yaml`:',
    '',
    ...unmade.map(({ name, what }) => `- \`${name}\`: ${what}`),
    ...unpromised.map((name) => `- \`${name}\``),
    '',
    NOTES,
    '',
  ].join('\n');
}
