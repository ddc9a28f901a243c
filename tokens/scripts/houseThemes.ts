/** Uno's four themes as seeds, with the colours that the recipe of `themeFrom` does not give. `contrast` is made by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeName } from '../src/names.ts';
import { themeFile, themeFrom, type ThemeRequest } from '../src/themeFrom/index.ts';
import { tokenOf } from '../src/themeFrom/token.ts';
import type { ArtName } from '../src/themeSources.ts';

/** Colours that are set by hand, for one reason. */
interface HandEdit {
  readonly reason: string;
  readonly colours?: ThemeRequest['fixed'];
  readonly drawings?: Readonly<Partial<Record<ArtName, string>>>;
}

interface HouseTheme extends Omit<ThemeRequest, 'fixed'> {
  readonly edits: readonly HandEdit[];
  /** The drawings of evergreen and midnight are drawn by hand: those of all other themes are made from them (`themeFrom/art.ts`). */
  readonly isModelOfDrawings?: boolean;
}

/** The themes that `npm run house-themes` writes. */
export const houseThemeNames = ['evergreen', 'harbour', 'brick', 'midnight'] as const satisfies readonly ThemeName[];

const houseThemes: Readonly<Record<(typeof houseThemeNames)[number], HouseTheme>> = {
  evergreen: {
    brand: '#17683f',
    accent: '#ffc42e',
    isModelOfDrawings: true,
    edits: [
      { reason: 'The company’s own colours, in which the scenes are drawn as files.', colours: { paper: '#f3efe4', paperDeep: '#e8e1d0', glass: '#cfe4df', clear: '#eefaf6', ink: '#10271e', onAction: '#10271e' } },
      { reason: 'Pointed at, the sun stays yellow: lighter in the same hue it would be cream.', colours: { actionHover: '#ffd65f' } },
    ],
  },
  harbour: {
    brand: '#145080',
    accent: '#ff9446',
    edits: [
      { reason: 'Fog has less colour than paper, and glass is as blue as the river, not as green as the recipe’s.', colours: { paper: '#eef2f4', glass: '#c9dde8', clear: '#f4fafd' }, drawings: { glassClear: '#f4fafd' } },
      { reason: 'Ink and the night are the deep water of the river.', colours: { ink: '#0d2132', onAction: '#0d2132', inkSoft: '#3f5468', edge: '#557085', night: '#0d2132', nightPane: '#123149', nightLine: '#25506f' } },
      { reason: 'Tags in the blue of the river, the grey of its stones and the green of its banks.', colours: { tint1: '#a9cfe8', tint3: '#c6d2b0', tint5: '#9fb6c4' } },
      { reason: 'Pointed at, the buoy is paler, as in fog.', colours: { actionHover: '#ffb077' } },
      { reason: 'The crew’s jackets are yellow: only the buoy is orange.', drawings: { sun: '#ffc42e', white: '#fbfdfe' } },
      { reason: 'Trees and frames are those of a port, in fog.', drawings: { leaf: '#3c817c', leafShade: '#2a635f', door: '#145080', frame: '#145080', glassDull: '#9fb6c4', glassShade: '#c9dde8', lamplight: '#c9dde8', indoors: '#aecbd8', glassStreak: '#acc1cd', stone: '#d2dade', stoneShade: '#b5c1c8', pavement: '#c3ccd2', far: '#dfe7eb' } },
    ],
  },
  brick: {
    brand: '#9c3b24',
    accent: '#14615c',
    edits: [
      { reason: 'Links and marks have the green of the copper roof: in the red of brick an error would not be seen.', colours: { brand: '#14615c' } },
      { reason: 'Brick is for grounds and the night: clay, and the red of a wall that is nearly dark.', colours: { paper: '#f9f1e6', paperDeep: '#f0dccb', line: '#dcc3b2', night: '#3d140d', nightPane: '#561f15', nightLine: '#7a3728' } },
      { reason: 'At night the copper roof has its palest green.', colours: { nightAction: '#a3d9cb' } },
      { reason: 'Window frames are nearly black, as beside red brick.', drawings: { frame: '#24403d' } },
    ],
  },
  midnight: {
    brand: '#7fd6a6',
    accent: '#ffc42e',
    scheme: 'dark',
    isModelOfDrawings: true,
    edits: [{ reason: 'Pointed at, the lamp stays yellow: lighter in the same hue it would be cream.', colours: { actionHover: '#ffd65f' } }],
  },
};

/** The file of a theme. */
export const houseThemePath = (name: string): string => join(import.meta.dirname, `../src/themes/${name}.tokens.json`);

/** The text of a theme's file. Groups other than colours and drawings, and the description, stay as they are in the file. */
export function houseThemeText(name: (typeof houseThemeNames)[number]): string {
  const { edits, isModelOfDrawings = false, ...seed } = houseThemes[name];
  const { theme } = themeFrom({ ...seed, fixed: Object.assign({}, ...edits.map(({ colours }) => colours)) });
  const drawings = Object.fromEntries(edits.flatMap((edit) => Object.entries({ ...edit.drawings }).map(([token, hex]) => [token, tokenOf(hex)])));
  const written: { readonly art: object } = JSON.parse(readFileSync(houseThemePath(name), 'utf8'));
  return themeFile({ ...written, $extensions: theme.$extensions, color: theme.color, art: isModelOfDrawings ? written.art : { ...theme.art, ...drawings, $description: 'The colours of the drawings.' } });
}
