import { color } from './color.css.ts';
import type { ColorName } from './colorNames.ts';
import { type Foreground, type Ground, type PairUse, pairs } from './pairs.ts';
import { recordOf } from './recordOf.ts';

/** The foreground colours of a ground: for each use, those that are declared for it. */
export type OnGround<On extends Ground> = {
  readonly [Use in PairUse]: { readonly [Name in Foreground<Use, On>]: string };
};

/** The grounds: the background colours that a component may put text or a control on. */
export const ground: { readonly [Name in Ground]: string } = color;

/** The uses, from the highest contrast to the lowest. A colour that passes for one use also passes for those after it. */
const usesByContrast = ['text', 'large', 'boundary', 'decoration'] as const satisfies readonly PairUse[];

/**
 * The colours of text, lines and controls on a ground. A colour that isn't declared for that use on that ground (`pairs.ts`)
 * doesn't compile. For a component that inherits its ground, name every ground that it may be on: the result has only the
 * colours that are declared on all of them.
 *
 * @example
 *   const paper = on('paper');
 *   style({ background: ground.paper, color: paper.text.ink, border: `1px solid ${paper.boundary.edge}` });
 */
export function on<const On extends Ground>(...grounds: [On, ...On[]]): OnGround<On> {
  const offers = <Use extends PairUse>(use: Use) => {
    const serving = usesByContrast.slice(0, usesByContrast.indexOf(use) + 1);
    const declaredOn = (name: ColorName, background: Ground) =>
      pairs.some((pair) => pair.foreground === name && pair.background === background && serving.includes(pair.use));
    const isOffered = (name: ColorName): name is Foreground<Use, On> => grounds.every((one) => declaredOn(name, one));
    const names = new Set(pairs.map(({ foreground }) => foreground));
    return recordOf([...names].filter(isOffered), (name) => color[name]);
  };
  return { text: offers('text'), large: offers('large'), boundary: offers('boundary'), decoration: offers('decoration') };
}
