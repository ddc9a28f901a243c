import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import type { Gap } from './gap.ts';
import { stack } from './Stack.css.ts';

interface Rhythm {
  /** The distance between neighbours, a step of the spacing scale. Default `x5`, 24 px. */
  gap?: Gap | undefined;
  /** Whether there is a line between neighbours, with a gap on both sides: the upper border of the lower one. Default false. */
  ruled?: boolean | undefined;
}

/** The props of `Stack`. */
export type StackProps = ComponentPropsWithRef<'div'> & Rhythm;

/**
 * Puts its children one below the other at an even distance, so that they need no margins of their own.
 * For running text, use `Prose`; for parts side by side, `Cluster` or `Grid`.
 */
export function Stack({ gap = 'x5', ruled = false, className, ...rest }: StackProps) {
  return <div {...rest} data-gap={gap} data-ruled={ruled ? '' : undefined} className={classNames(stack, className)} />;
}

/** The props of `StackList`. */
export type StackListProps = ComponentPropsWithRef<'ul'> & Rhythm;

/** A `Stack` of `<li>`s, for parts of one kind: a screen reader says how many there are. */
export function StackList({ gap = 'x5', ruled = false, className, ...rest }: StackListProps) {
  return <ul {...rest} data-gap={gap} data-ruled={ruled ? '' : undefined} className={classNames(stack, className)} />;
}
