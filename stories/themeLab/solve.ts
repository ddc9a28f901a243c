import { artCss, type ColorName, contrastRatio, hexOf, surfaceNames, type SurfaceName, type SurfaceRole, surfaceRows, surfaces, targetRatio, themesCss, type ThemeSource } from '@uno/tokens';
import { type GeneratedTheme, themeFrom } from '@uno/tokens/themeFrom';
import { type LabState, radii, typefaces } from './labState.ts';

/** A role on a surface, on what is behind it, with its contrast. */
export interface MatrixCell {
  readonly surface: SurfaceName;
  readonly role: SurfaceRole;
  readonly on: SurfaceRole;
  readonly foreground: ColorName;
  readonly background: ColorName;
  readonly front: string;
  readonly back: string;
  readonly ratio: number;
  readonly needed: number;
  /** Whether it is text, and not a boundary. */
  readonly isText: boolean;
}

/** A theme of the lab. */
export interface SolvedLab {
  readonly source: ThemeSource;
  /** The brand's colour as it was written. */
  readonly seed: string;
  readonly generated: GeneratedTheme;
  readonly cells: readonly MatrixCell[];
  /** The cells that are below what they need, because of an edit. */
  readonly failing: readonly MatrixCell[];
}

/** Each role on each surface, on each role that may be behind it. Lines that only decorate are left out: they need no contrast. */
function cellsOf(source: ThemeSource, level: LabState['contrast']): readonly MatrixCell[] {
  return surfaceRows.flatMap(({ use, roles, on }) =>
    use === 'decoration'
      ? []
      : roles.flatMap((role) =>
          on.flatMap((behind) =>
            surfaceNames.map((surface): MatrixCell => {
              const [foreground, background] = [surfaces[surface][role], surfaces[surface][behind]];
              const [front, back] = [hexOf(source, foreground), hexOf(source, background)];
              return { surface, role, on: behind, foreground, background, front, back, ratio: contrastRatio(front, back), needed: targetRatio(use, level), isText: use === 'text' };
            }),
          ),
        ),
  );
}

const pixels = (value: number) => ({ $value: { value, unit: 'px' } });

/**
 * Makes the theme of a state.
 *
 * @throws Error with a sentence when a colour can't be read, or when nothing is legible beside the edited colours
 */
export function solveLab({ brand, accent, role, scheme, contrast, radius, typeface, density, fixed }: LabState): SolvedLab {
  const generated = themeFrom({ brand, scheme, contrast, fixed, ...(accent.trim() !== '' && { accent }), ...(role !== 'auto' && { role }) });
  const [control, box] = radii[radius];
  const fonts = typefaces[typeface];
  const source: ThemeSource = {
    ...generated.theme,
    ...(density !== 'regular' && { $extensions: { ...generated.theme.$extensions, 'uno.density': density } }),
    ...(box > 0 && { radius: { $type: 'dimension', control: pixels(control), box: pixels(box) } }),
    ...(fonts && { font: { $type: 'fontFamily', display: { $value: fonts.display }, text: { $value: fonts.text } } }),
  };
  const cells = cellsOf(source, contrast);
  return { source, seed: brand, generated, cells, failing: cells.filter(({ ratio, needed }) => ratio < needed) };
}

/** The sheet that shows a theme in the preview, instead of the theme that the preview has. */
export const previewCss = (shown: string, { source }: SolvedLab): string => [themesCss, artCss].map((sheet) => sheet({ [shown]: source }, { default: shown })).join('\n');
