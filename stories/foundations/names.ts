import { type ColorName, type Pair, pairs, type PairUse } from '@uno/tokens';

/** What a token is called in CSS: `--uno-space-x4`. The stories of colours assert that there is such a variable. */
export const cssName = (group: string, key: string): string => `--uno-${group}-${key}`;

/** What a token of the contract is called in TypeScript: `vars.space.x4`. Colours of the interface have names of their own. */
export const typedName = (group: string, key: string): string => `vars.${group}.${key}`;

const groundsOf = (name: ColorName): readonly Pair[] => pairs.filter(({ foreground }) => foreground === name);

/** How a component asks for a colour of the interface: as a ground, and as what stands on its first ground. */
export function colourNames(name: ColorName): string[] {
  const [first] = groundsOf(name);
  return [
    ...(pairs.some(({ background }) => background === name) ? [`ground.${name}`] : []),
    ...(first ? [`on('${first.background}').${first.use}.${name}`] : []),
  ];
}

/** Colours that are declared together: for one use, what stands on what. */
export interface PairGroup {
  use: PairUse;
  others: readonly ColorName[];
}

const grouped = (found: readonly Pair[], other: 'foreground' | 'background'): PairGroup[] =>
  [...Map.groupBy(found, ({ use }) => use)].map(([use, all]) => ({ use, others: all.map((pair) => pair[other]) }));

/** The grounds that a colour may stand on, by use. */
export const standsOn = (name: ColorName): PairGroup[] => grouped(groundsOf(name), 'background');

/** The colours that may stand on a ground, by use. */
export const carries = (name: ColorName): PairGroup[] => grouped(pairs.filter(({ background }) => background === name), 'foreground');
