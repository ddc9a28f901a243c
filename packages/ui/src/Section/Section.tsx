import type { SurfaceName } from '@uno/tokens';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type HeadingLevel } from '../Heading/HeadingElement.tsx';
import { container } from './container.css.ts';
import { header, headerColumns, lead, section, title } from './Section.css.ts';

/** The props of `Section`. */
export type SectionProps = ComponentPropsWithRef<'section'> & {
  /** Its background, and the colours of what is inside. Default: those of what is around it. */
  surface?: SurfaceName | undefined;
  /** The space above and below its content. On a wide window `medium` is 102 px, for the one or two sections that a page is about, and `small` 64 px. Default `medium`. */
  padding?: 'medium' | 'small' | undefined;
};

/**
 * A full-width section with the page's margins and vertical padding. If it has a title, give it `aria-labelledby`, which
 * makes it a region. Every component can be on every surface. For a section that draws its own background use `Container`.
 */
export function Section({ surface, padding, className, children, ...rest }: SectionProps) {
  return (
    <section data-surface={surface} data-padding={padding} {...rest} className={classNames(section, className)}>
      <div className={container}>{children}</div>
    </section>
  );
}

/** The props of `SectionHeader`. */
export type SectionHeaderProps = ComponentPropsWithRef<'div'> & {
  /**
   * `columns`: side by side from 800 px of its own width, with the same margin below as a title alone. `stacked`: one above the other,
   * without a margin below, for use inside a column of your own layout. Default `columns`.
   */
  layout?: 'columns' | 'stacked' | undefined;
};

/** Groups a `SectionTitle` and a `SectionLead`. */
export function SectionHeader({ layout = 'columns', className, children, ...rest }: SectionHeaderProps) {
  return (
    <div {...rest} className={classNames(header[layout], className)}>
      {layout === 'columns' ? <div className={headerColumns}>{children}</div> : children}
    </div>
  );
}

/** The props of `SectionTitle`. */
export type SectionTitleProps = ComponentPropsWithRef<'h2'> & {
  /** The level of the heading. Default 2. */
  level?: HeadingLevel | undefined;
  /** Its size. On a wide window `large` is 60 px, for the one section that says what the page is about; `medium` is 44 px, and `small` 32 px. Default `medium`. */
  size?: 'large' | 'medium' | 'small' | undefined;
};

/** The title of a section, a heading. As a direct child of a `Section` or `Container` it has a margin below. */
export function SectionTitle({
  level = 2,
  size,
  className,
  ...rest
}: SectionTitleProps) {
  return <HeadingElement data-size={size} {...rest} level={level} className={classNames(title, className)} />;
}

/** The props of `SectionLead`: the attributes of `<p>`. */
export type SectionLeadProps = ComponentPropsWithRef<'p'>;

/** The introduction of a section: one or two sentences in larger type. */
export function SectionLead({ className, ...rest }: SectionLeadProps) {
  return <p {...rest} className={classNames(lead, className)} />;
}
