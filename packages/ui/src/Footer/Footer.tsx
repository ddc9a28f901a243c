import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import type { HeadingLevel } from '../Heading/HeadingElement.tsx';
import { Container } from '../Section/Container.tsx';
import * as styles from './Footer.css.ts';

/** The props of `Footer`. */
export type FooterProps = ComponentPropsWithRef<'footer'> & {
  /** Above the rows: the wordmark, then a `FooterTagline`. Default: none. */
  brand?: ReactNode;
};

/**
 * The foot of every page, set like a directory: a row for each subject.
 * Children: `FooterSection`s from the top down, then one `FooterBottom`. It is the page's
 * `contentinfo`, unless it is inside `main`, `article`, `aside`, `nav` or `section`.
 */
export function Footer({ brand, className, children, ...rest }: FooterProps) {
  return (
    <footer data-surface="subtle" {...rest} className={classNames(styles.footer, className)}>
      <Container className={styles.directory}>
        {hasContent(brand) && <div className={styles.roof}>{brand}</div>}
        {children}
      </Container>
    </footer>
  );
}

/** The props of `FooterTagline`: the attributes of `<p>`. */
export type FooterTaglineProps = ComponentPropsWithRef<'p'>;

/** What the company does, in a line or two, beside its wordmark. */
export function FooterTagline({ className, ...rest }: FooterTaglineProps) {
  return <p {...rest} className={classNames(styles.tagline, className)} />;
}

/** The props of `FooterSection`. */
export type FooterSectionProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Large, before the title: a number, a sign. It is hidden from assistive technology. Without one the title begins the row. */
  mark?: ReactNode;
  /** The section’s heading. */
  title: ReactNode;
  /** The level of the heading. Default 2. */
  level?: HeadingLevel | undefined;
};

/** One subject: a heading, and what is found there. */
export function FooterSection({ mark, title, level = 2, className, children, ...rest }: FooterSectionProps) {
  const Title = `h${level}` as const;
  return (
    <section {...rest} className={classNames(styles.row, className)}>
      {hasContent(mark) && (
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      <div className={styles.rooms}>{children}</div>
    </section>
  );
}

/** The props of `FooterLinks`: the attributes of `<ul>`. */
export type FooterLinksProps = ComponentPropsWithRef<'ul'>;

/** The entries of a section: a list of links or of plain names, flowing in columns. Children are `li`s. */
export function FooterLinks({ className, ...rest }: FooterLinksProps) {
  return <ul {...rest} className={classNames(styles.links, className)} />;
}

/** The props of `FooterSentence`: the attributes of `<li>`. */
export type FooterSentenceProps = ComponentPropsWithRef<'li'>;

/** An entry of `FooterLinks` that is a sentence: it takes a whole line of the columns. */
export function FooterSentence({ className, ...rest }: FooterSentenceProps) {
  return <li {...rest} className={classNames(styles.sentence, className)} />;
}

/** The props of `FooterBadges`: the attributes of `<ul>`. */
export type FooterBadgesProps = ComponentPropsWithRef<'ul'>;

/** Short assurances in the columns of `FooterLinks`, each after a small square. Children are `li`s. */
export function FooterBadges({ className, ...rest }: FooterBadgesProps) {
  return <ul {...rest} className={classNames(styles.badges, className)} />;
}

/** The props of `FooterBottom`: the attributes of `<div>`. */
export type FooterBottomProps = ComponentPropsWithRef<'div'>;

/** The last row: what concerns the site rather than the company (theme, language, legal links, copyright). */
export function FooterBottom({ className, ...rest }: FooterBottomProps) {
  return <div {...rest} className={classNames(styles.lastRow, className)} />;
}
