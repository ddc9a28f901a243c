import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { Heading } from '../heading/index.ts';
import { container } from './container.css.ts';
import { header, lead, section, title } from './Section.css.ts';

/**
 * The ground of a section. Every component can be on `paper`, `deep` and `glass`. On `night` use only the components that the
 * package's `grounds.json` lists under `alsoOnNight`. The others have the colours of light grounds, or a light box (a
 * field, a notice) in which buttons and focus rings would be invisible.
 */
export type SectionGround = 'paper' | 'deep' | 'glass' | 'night';

/**
 * A full-width section with the page's margins and vertical padding. If it has a title, give it `aria-labelledby`, which
 * makes it a region. For a section that draws its own background use `Container`.
 */
export function Section({
  ground = 'paper',
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'section'> & {
  /**
   * Its background; `data-ground` passes it to the components inside. `night` is only for some components: see
   * `SectionGround`. Default `paper`.
   */
  ground?: SectionGround;
}) {
  return (
    <section data-ground={ground} {...rest} className={classNames(section[ground], className)}>
      <div className={container}>{children}</div>
    </section>
  );
}

/** Groups a `SectionTitle` and a `SectionLead`. */
export function SectionHeader({
  layout = 'columns',
  className,
  ...rest
}: ComponentPropsWithRef<'div'> & {
  /**
   * `columns`: side by side from 896 px, with the same margin below as a title alone. `stacked`: one above the other,
   * without a margin below, for use inside a column of your own layout. Default `columns`.
   */
  layout?: 'columns' | 'stacked';
}) {
  return <div {...rest} className={classNames(header[layout], className)} />;
}

/** The title of a section, a heading. As a direct child of a `Section` or `Container` it has a margin below. */
export function SectionTitle({
  level = 2,
  className,
  ...rest
}: ComponentPropsWithRef<'h2'> & { /** The level of the heading. Default 2. */ level?: 1 | 2 | 3 | 4 }) {
  return <Heading {...rest} level={level} className={classNames(title, className)} />;
}

/** The introduction of a section: one or two sentences in larger type. */
export function SectionLead({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(lead, className)} />;
}
