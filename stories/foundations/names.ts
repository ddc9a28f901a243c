import { type ColorName, type Pair, pairs, type PairUse, surfaceNames, surfaceRoles, surfaces } from '@uno/tokens';

/** The name of a token in TypeScript: `vars.space.x4`. For colours of the interface see `rolesOf`. */
export const typedName = (group: string, key: string): string => `vars.${group}.${key}`;

/** Where an interface colour is used: `text on page, subtle`, with the word for “on”. Components use `vars.surface.text`. */
export const rolesOf = (name: ColorName, on: string): string[] =>
  surfaceRoles.flatMap((role) => {
    const where = surfaceNames.filter((surface) => surfaces[surface][role] === name);
    return where.length > 0 ? [`${role} ${on} ${where.join(', ')}`] : [];
  });

/** The pairs of a colour for one use: the other colours. */
export interface PairGroup {
  use: PairUse;
  others: readonly ColorName[];
}

const grouped = (found: readonly Pair[], other: 'foreground' | 'background'): PairGroup[] =>
  [...Map.groupBy(found, ({ use }) => use)].map(([use, all]) => ({ use, others: all.map((pair) => pair[other]) }));

/** The grounds on which a colour is allowed, by use. */
export const backgroundsOf = (name: ColorName): PairGroup[] => grouped(pairs.filter(({ foreground }) => foreground === name), 'background');

/** The colours that are allowed on a ground, by use. */
export const foregroundsOn = (name: ColorName): PairGroup[] => grouped(pairs.filter(({ background }) => background === name), 'foreground');
