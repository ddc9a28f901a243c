import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import type { Gap } from './gap.ts';
import { stack } from './Stack.css.ts';

interface Rhythm {
  /** The distance between neighbours, a step of the spacing scale. Default `x5`, 24 px. */
  gap?: Gap;
  /** A hairline between neighbours, with a gap on both sides. It is the upper border of the lower one. Default false. */
  ruled?: boolean;
}

/**
 * One thing below the other, evenly: the distance is set once, by the whole, and no part has a margin of its own.
 * For running text, use `Prose`; for parts side by side, `Cluster` or `Grid`.
 */
export function Stack({ gap = 'x5', ruled = false, className, ...rest }: ComponentPropsWithRef<'div'> & Rhythm) {
  return <div {...rest} data-gap={gap} data-ruled={ruled ? '' : undefined} className={classNames(stack, className)} />;
}

/** A `Stack` of `<li>`s, for parts of one kind: a screen reader says how many there are. */
export function StackList({ gap = 'x5', ruled = false, className, ...rest }: ComponentPropsWithRef<'ul'> & Rhythm) {
  return <ul {...rest} data-gap={gap} data-ruled={ruled ? '' : undefined} className={classNames(stack, className)} />;
}
