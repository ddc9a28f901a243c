import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import type { Gap } from '../Stack/index.ts';
import { cluster } from './Cluster.css.ts';

interface Arrangement {
  /** The distance between neighbours and, without `ruled`, between lines: a step of the spacing scale. Default `x4`, 16 px. */
  gap?: Gap | undefined;
  /** How the items of one line align with each other (`align-items`). Default `center`. */
  align?: 'start' | 'center' | 'baseline' | 'end' | undefined;
  /**
   * Where the line is placed (`justify-content`); `between` moves the first and the last item to the edges, `fill` makes items
   * equally wide where they wrap. Default `start`.
   */
  justify?: 'start' | 'between' | 'end' | 'fill' | undefined;
  /**
   * A vertical line between neighbours, and none where a row begins. Neighbours are then at least 24 px apart.
   * Default none.
   */
  ruled?: boolean | undefined;
}

const attributes = ({ gap = 'x4', align = 'center', justify = 'start', ruled = false }: Arrangement) => ({
  'data-gap': gap,
  'data-align': align,
  'data-justify': justify,
  'data-ruled': ruled ? '' : undefined,
});

/** The props of `Cluster`. */
export type ClusterProps = ComponentPropsWithRef<'div'> & Arrangement;

/**
 * Parts side by side that wrap when the line is full: buttons, facts, a title and its link. Each keeps its own width.
 * Where widths must line up from row to row, use `Grid`.
 */
export function Cluster({ gap, align, justify, ruled, className, ...rest }: ClusterProps) {
  return <div {...rest} {...attributes({ gap, align, justify, ruled })} className={classNames(cluster, className)} />;
}

/** The props of `ClusterList`. */
export type ClusterListProps = ComponentPropsWithRef<'ul'> & Arrangement;

/** A `Cluster` of `<li>`s, for parts of one kind: tags, links, facts. */
export function ClusterList({ gap, align, justify, ruled, className, ...rest }: ClusterListProps) {
  return <ul {...rest} {...attributes({ gap, align, justify, ruled })} className={classNames(cluster, className)} />;
}
