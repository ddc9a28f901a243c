import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { company as before } from '../../site/company/facts.ts';
import type { Company } from '../../site/company/shape.ts';
import { type SolvedTheme, themeFile, themeFrom, withHueOf } from '../../tokens/scripts/themeFrom.ts';
import type { CompanyFile } from './companyFile.ts';
import { areasOf, factsOf, testimonialsOf } from './facts.ts';
import { markOf } from './markFile.ts';
import { ownerList } from './ownerList.ts';

/** Formats code in the repository's style. */
const asCode = (code: string): Promise<string> => format(code, { parser: 'typescript', printWidth: 160, singleQuote: true });

/** The source of a module that exports one value. */
const moduleOf = (types: string, comment: string, declaration: string, value: unknown): Promise<string> =>
  asCode(`${types}\n\n/** ${comment} */\nexport const ${declaration} = ${JSON.stringify(value)};\n`);

/** The theme colour that gives its hue to a family of the scenes' colours. The other families (brick, skin, leaves) stay. */
const hueSources: Readonly<Record<string, 'paper' | 'ink' | 'brand' | 'glass'>> = { paper: 'paper', stone: 'paper', ink: 'ink', forest: 'brand', glass: 'glass' };

/** Changes the scenes' fixed colours to the hues of a theme. */
const withPalette = (code: string, { color }: SolvedTheme): string =>
  code.replace(/\['(\w+)', '(#[0-9a-f]{6})'\]/g, (whole, family: string, hex: string) => {
    const from = hueSources[family];
    return from === undefined ? whole : `['${family}', '${withHueOf(hex, color[from].$value.hex)}']`;
  });

/** Removes the recolouring of pictures from every theme, because its matrices fit only the previous company's colours. */
const withoutSceneMatrices = (code: string): string => code.replace(/^(export const sceneMatrices: .* = )\{\n[^]*?^\};$/m, '$1{};');

/** Replaces the mark and keeps the comments of its file. */
const withMark = (code: string, mark: Readonly<Record<string, string | number>>): string =>
  Object.entries(mark).reduce((text, [name, value]) => text.replace(new RegExp(`^(  ${name}: ).*(,)$`, 'm'), (_whole, start: string, end: string) => start + (typeof value === 'number' ? value : `'${value}'`) + end), code);

const OWNER_LIST = 'docs/owner-to-confirm.md';

/** Copies the ticks of the previous list to the same statements of a new one. */
export function withTicksOf(before: string, list: string): string {
  const ticked = new Set(Array.from(before.matchAll(/^- \[x\] (.+)$/gim), ([, words]) => words));
  return list.replace(/^- \[ \] (.+)$/gm, (line, words: string) => (ticked.has(words) ? `- [x] ${words}` : line));
}

/** Writes the company's facts as defaults into `.env.example`. */
function withDefaults(example: string, { name, origin, phone, email, privacy: { officer, place } }: Company, { name: nameBefore }: Company): string {
  const defaults: Readonly<Record<string, string>> = {
    VITE_UNO_ORIGIN: origin,
    VITE_UNO_PHONE: phone,
    VITE_UNO_EMAIL: email,
    VITE_UNO_PRIVACY_OFFICER_EN: `"${officer['en-CA']}"`,
    VITE_UNO_PRIVACY_OFFICER_FR: `"${officer['fr-CA']}"`,
    VITE_UNO_DATA_PLACE_EN: `"${place['en-CA']}"`,
    VITE_UNO_DATA_PLACE_FR: `"${place['fr-CA']}"`,
  };
  return example
    .replace(/^#(VITE_UNO_\w+)=.*$/gm, (line, variable: string) => (defaults[variable] === undefined ? line : `#${variable}=${defaults[variable]}`))
    .replace(`: ${nameBefore} <`, () => `: ${name} <`);
}

/**
 * Writes a company's facts, areas, testimonials, mark, colours, example settings, and the owner's list. All content is computed
 * before the first file is written, so that a failure changes nothing.
 *
 * @param root the repository
 * @returns the files that were written or removed, from the repository
 */
export async function rebrand(root: string, file: CompanyFile, markSvg: string): Promise<readonly string[]> {
  const company = factsOf(file);
  const testimonials = testimonialsOf(file);
  const [markFile, sceneColoursFile, sceneFiltersFile] = ['tokens/src/mark.ts', 'packages/drawings/src/sceneColours.ts', 'packages/drawings/src/sceneFilters.ts'];
  const theme = themeFrom({ brand: file.colour, ...(file.accent !== undefined && { accent: file.accent }) });
  const written = new Map<string, string>([
    ['site/company/facts.ts', await moduleOf("import type { Company } from './shape.ts';", 'The facts of the company: `shape.ts` says what each one is.', 'company: Company', company)],
    ['site/company/areas.ts', await moduleOf("import type { Areas } from './shape.ts';", 'The areas that the company serves: `shape.ts` says where each list is used.', 'areas: Areas', areasOf(file))],
    ['site/company/testimonials.ts', await moduleOf("import type { ClientTestimonial } from '../content/testimonials.ts';", 'Real words of real clients (behaviour.md 3.7). The first three are shown where no script has chosen.', 'testimonials: readonly ClientTestimonial[]', testimonials)],
    ['site/company/testimonialTitles.ts', await moduleOf("import type { TestimonialTitles } from '../content/testimonials.ts';", 'The titles above the testimonials on the page of a service. A service without one has a general title.', 'testimonialTitles: TestimonialTitles', {})],
    [markFile, withMark(await readFile(join(root, markFile), 'utf8'), markOf(markSvg))],
    ['tokens/src/themes/evergreen.tokens.json', themeFile(theme)],
    [sceneColoursFile, withPalette(await readFile(join(root, sceneColoursFile), 'utf8'), theme)],
    [sceneFiltersFile, withoutSceneMatrices(await readFile(join(root, sceneFiltersFile), 'utf8'))],
    ['.env.example', withDefaults(await readFile(join(root, '.env.example'), 'utf8'), company, before)],
    [OWNER_LIST, withTicksOf(await readFile(join(root, OWNER_LIST), 'utf8').catch(() => ''), ownerList(root, company, testimonials.length, { city: before.city['en-CA'] }))],
  ]);
  for (const [path, content] of written) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  // The first test expects the previous company's facts. The transcripts name its services: the next `npm test` writes them again.
  const removed = ['tests/unit/specification.test.ts', ...globSync('tests/e2e/transcripts/*.txt', { cwd: root })].filter((path) => existsSync(join(root, path)));
  for (const path of removed) await rm(join(root, path));
  return [...written.keys(), ...removed.map((path) => `${path} (removed)`)];
}
