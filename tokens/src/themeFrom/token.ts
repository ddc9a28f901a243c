/** A colour as design tools read it: a hex, and the components that are computed from it. */
export interface SolvedToken {
  readonly $value: { readonly colorSpace: 'srgb'; readonly components: readonly [number, number, number]; readonly hex: string };
}

/** The token of `#rrggbb`. */
export function tokenOf(hex: string): SolvedToken {
  const component = (at: number): number => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4));
  return { $value: { colorSpace: 'srgb', components: [component(1), component(3), component(5)], hex } };
}
