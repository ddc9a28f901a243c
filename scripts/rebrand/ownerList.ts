/** Writes the list of what only the owner can confirm. Every build repeats the boxes that are not ticked. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../../site/company/shape.ts';
import { claims } from './claims.ts';
import { boxOf, statements } from './statements.ts';

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

/** The previous company: its city, which articles name. */
interface Before {
  readonly city: string;
}

/** The list of a company, as Markdown. */
export function ownerList(root: string, company: Company, testimonials: number, before: Before): string {
  const strings = 'site/content/{en,fr}/*.ts';
  const city = new RegExp(before.city);
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
    'are not ticked. `npm run rebrand` keeps the ticks of boxes with the same words.',
    '',
    item(testimonials === 0 ? 'There are no testimonials. Add real ones to `site/company/testimonials.ts`, or leave the pages without.' : `The ${testimonials} testimonials of \`site/company/testimonials.ts\` are real, and their authors agree.`),
    item('The promises and figures of `site/company/facts.ts` (`promises`) are yours: hours to an answer, days to a visit, clients, years.'),
    ...claims.map(boxOf),
    item('What you can prove, such as a certificate, a licence, the insurer or the attestation of the Comité paritaire, is in `proofs` in `site/company/facts.ts`: About shows it.'),
    item('Who is in charge of personal information, and where it is kept (`privacy` in `site/company/facts.ts`; Law 25 of Québec).'),
    item('The authors of the articles work for you: `site/content/blog/authors.ts`.'),
    item(`The articles are yours. These name ${before.city}:`, placesOf(root, 'site/content/blog/*.md', city)),
    item('The drawings of the home page, of the industries, of the office page and of the contact page show a street with outside stairs and a mountain with a cross. Their words: `pictures.*` in `site/content/*/pictures.ts`.', placesOf(root, 'site/content/{en,fr}/pictures.ts', /cross|croix|mont Royal|mountain|montagne/i)),
    item('Local customs in the strings: calcium in winter, the moves of July 1, the standards that are named.', placesOf(root, strings, /July|juillet|calcium/i)),
    item('What the services page says of each area (`described` in `site/company/areas.ts`), and the places under the door keys in the drawing of the home page (`keys`).'),
    ...statements.filter(({ service }) => service === undefined || !company.notOffered.includes(service)).map(boxOf),
    ...said,
    item('The pages of Storybook that explain the design system (`stories/**/*.mdx`), the areas of its CoverageGrid (`stories/components/CoverageGrid/words.ts`) and the package names `@uno/…` keep their names.'),
    '',
  ].join('\n');
}
