/** The colours of the scenes, which are drawn once, in the colours of the default theme. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SolvedTheme } from '../tokens/src/themeFrom/index.ts';
import { sceneColoursOf } from './rebrand/write.ts';

/** Changes the scenes' fixed colours to the hues of a theme. */
function withPalette(code: string, theme: SolvedTheme): string {
  const colours = sceneColoursOf(theme);
  return code.replace(/^( {2}(\w+): \['\w+', ')#[0-9a-f]{6}(?='\])/gm, (whole, before: string, name: string) => (colours[name] === undefined ? whole : before + colours[name]));
}

/** Removes the recolouring of pictures from every theme, because its matrices fit only the colours of the previous default. */
const withoutMatrices = (code: string): string => code.replace(/^(const unoMatrices: .* = )\{\n[^]*?^\};$/m, '$1{};');

const [COLOURS, FILTERS] = ['packages/drawings/src/sceneColours.ts', 'packages/drawings/src/sceneFilters.ts'];

/** The files of the scenes in the colours of another default theme, by their paths in the repository. */
export const sceneFiles = (root: string, theme: SolvedTheme): [path: string, code: string][] => [
  [COLOURS, withPalette(readFileSync(join(root, COLOURS), 'utf8'), theme)],
  [FILTERS, withoutMatrices(readFileSync(join(root, FILTERS), 'utf8'))],
];
