import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sceneColours } from '@uno/drawings/scenes';
import { ownerFileOf } from '../../site/company/write.ts';
import { type BrandThemes, type SolvedTheme, themeFile, withHueOf } from '../../tokens/src/themeFrom/index.ts';
import type { Brand } from '../../tokens/src/brand.ts';
import type { Mark } from '../../tokens/src/mark.ts';
import contrast from '../../tokens/src/themes/contrast.tokens.json' with { type: 'json' };
import type { CompanyFile } from './companyFile.ts';
import { areasOf, factsOf, testimonialsOf } from './facts.ts';
import { OWNER_LIST, ownerList, withOwnersMarks } from './ownerList.ts';

/** What a rebrand needs: a checked company file, its mark, and the themes of its colours. */
export interface CompanyInput {
  readonly company: CompanyFile;
  readonly mark: Mark;
  readonly themes: BrandThemes;
}

/** The theme colour that gives its hue to a family of the scenes' colours. The other families (brick, skin, leaves) stay. */
const hueSources: Readonly<Record<string, 'paper' | 'ink' | 'brand' | 'glass'>> = { paper: 'paper', stone: 'paper', ink: 'ink', forest: 'brand', glass: 'glass' };

/** The scenes' fixed colours with the hues of a theme. */
export const sceneColoursOf = ({ color }: SolvedTheme): NonNullable<Brand['sceneColours']> =>
  Object.fromEntries(sceneColours.flatMap(([name, family, hex]) => {
    const from = hueSources[family];
    return from === undefined ? [] : [[name, withHueOf(hex, color[from].$value.hex)]];
  }));

/** Lines are as heavy as in `contrast`. */
const withHeavyLines = (theme: SolvedTheme) => ({ ...theme, stroke: contrast.stroke });

const brandOf = ({ company, mark, themes: { light, dark } }: CompanyInput): Brand => ({
  mark,
  mountRoyal: company.city['fr-CA'] === 'Montréal',
  sceneColours: sceneColoursOf(light.AA.theme),
  theme: light.AA.theme,
  darkTheme: dark.AA.theme,
  contrastTheme: withHeavyLines(light.AAA.theme),
  darkContrastTheme: withHeavyLines(dark.AAA.theme),
});

const NOTE = 'Yours: npm run rebrand changes this file only while you have not. docs/editing.md says how to change it.';

/** The files of a company, by their paths from the repository. Upstream has none of them, and an empty `brand.json` that never changes. */
function filesOf(root: string, input: CompanyInput): ReadonlyMap<string, string> {
  const facts = factsOf(input.company);
  const testimonials = testimonialsOf(input.company);
  const list = join(root, OWNER_LIST);
  return new Map([
    ['company/facts.yaml', ownerFileOf(`The facts of the company. ${NOTE}`, facts)],
    ['company/areas.yaml', ownerFileOf(`The areas that the company serves. ${NOTE}`, areasOf(input.company))],
    ['company/testimonials.yaml', ownerFileOf(`Real words of real clients. ${NOTE}`, { titles: {}, testimonials })],
    // Without an announcement, and with the lines of an example.
    ['company/announcement.yaml', readFileSync(join(root, 'site/company/announcement.yaml'), 'utf8')],
    ['tokens/src/brand.json', themeFile(brandOf(input))],
    [OWNER_LIST, withOwnersMarks(existsSync(list) ? readFileSync(list, 'utf8') : '', ownerList(root, facts, testimonials.length))],
  ]);
}

/** The hashes of the files as the last rebrand wrote them: a file with another one is the owner's work. */
const WRITTEN = 'company/written.json';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const hashesIn = (root: string): Readonly<Record<string, string>> => (existsSync(join(root, WRITTEN)) ? JSON.parse(readFileSync(join(root, WRITTEN), 'utf8')) : {});

/** What a rebrand does to a file: `kept` is one that the owner has changed since the last rebrand. */
export interface FileChange {
  readonly path: string;
  readonly kind: 'new' | 'changed' | 'same' | 'kept';
  readonly content: string;
}

/** What a rebrand would change, file by file. */
export function plannedChanges(root: string, input: CompanyInput): readonly FileChange[] {
  const hashes = hashesIn(root);
  return Array.from(filesOf(root, input), ([path, content]): FileChange => {
    const file = join(root, path);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (before === content) return { path, content, kind: 'same' };
    // `{}` is the brand of a repository that was never rebranded.
    if (before === undefined || before.trim() === '{}') return { path, content, kind: 'new' };
    // The new list has the owner's ticks and notes.
    return { path, content, kind: path === OWNER_LIST || hashes[path] === hashOf(before) ? 'changed' : 'kept' };
  });
}

/** The lines that a change removes and adds, as `git diff` shows them. */
export const linesOf = (root: string, { path, content }: FileChange): string =>
  spawnSync('git', ['diff', '--no-index', '--no-color', '--unified=0', '--', join(root, path), '-'], { input: content, encoding: 'utf8' })
    .stdout.split('\n').filter((line) => /^[-+](?![-+])/.test(line)).map((line) => `    ${line}`).join('\n');

/**
 * Writes a company's files: facts, areas, testimonials, an empty announcement, mark and colours, and the owner's list. It overwrites no file that the
 * owner has changed.
 *
 * @param root the repository
 */
export async function rebrand(root: string, changes: readonly FileChange[]): Promise<void> {
  const hashes = { ...hashesIn(root) };
  for (const { path, kind, content } of changes) {
    if (kind !== 'kept') hashes[path] = hashOf(content);
    if (kind === 'kept' || kind === 'same') continue;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await writeFile(join(root, WRITTEN), `${JSON.stringify(hashes, undefined, 2)}\n`);
}
