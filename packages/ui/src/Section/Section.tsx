import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { container, section, title } from './Section.css.ts';

/** The ground of a section. Pairs of `@uno/tokens` say what may stand on each. */
export type SectionGround = 'paper' | 'deep' | 'glass' | 'night';

/**
 * A full-width band with the page's margins and rhythm. Give it `aria-labelledby` where it has a title: it is a region
 * then. For a band that draws its own ground use `Container` alone.
 */
export function Section({
  ground = 'paper',
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'section'> & {
  /** What the band stands on; `data-ground` says it to what is inside. Default `paper`. */
  ground?: SectionGround;
}) {
  return (
    <section data-ground={ground} {...rest} className={classNames(section[ground], className)}>
      <div className={container}>{children}</div>
    </section>
  );
}

/** The title of a section: an `h2`. */
export function SectionTitle({ className, ...rest }: ComponentPropsWithRef<'h2'>) {
  return <h2 {...rest} className={classNames(title, className)} />;
}

/** Page margins alone, for a band that draws its own ground. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(container, className)} />;
}
