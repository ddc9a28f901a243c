import { type ColorName, type Pair, pairs, type PairUse } from '@uno/tokens';

/** The name of a token in CSS: `--uno-space-x4`. The stories of colours assert that the variable exists. */
export const cssName = (group: string, key: string): string => `--uno-${group}-${key}`;

/** The name of a token in TypeScript: `vars.space.x4`. For colours of the interface see `colourNames`. */
export const typedName = (group: string, key: string): string => `vars.${group}.${key}`;

const groundsOf = (name: ColorName): readonly Pair[] => pairs.filter(({ foreground }) => foreground === name);

/** The names of an interface colour in TypeScript: as a ground, and as a foreground on its first ground. */
export function colourNames(name: ColorName): string[] {
  const [first] = groundsOf(name);
  return [
    ...(pairs.some(({ background }) => background === name) ? [`ground.${name}`] : []),
    ...(first ? [`on('${first.background}').${first.use}.${name}`] : []),
  ];
}

/** The pairs of a colour for one use: the other colours. */
export interface PairGroup {
  use: PairUse;
  others: readonly ColorName[];
}

const grouped = (found: readonly Pair[], other: 'foreground' | 'background'): PairGroup[] =>
  [...Map.groupBy(found, ({ use }) => use)].map(([use, all]) => ({ use, others: all.map((pair) => pair[other]) }));

/** The grounds on which a colour is allowed, by use. */
export const backgroundsOf = (name: ColorName): PairGroup[] => grouped(groundsOf(name), 'background');

/** The colours that are allowed on a ground, by use. */
export const foregroundsOn = (name: ColorName): PairGroup[] => grouped(pairs.filter(({ background }) => background === name), 'foreground');
