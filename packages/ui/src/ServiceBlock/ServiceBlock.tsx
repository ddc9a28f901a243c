import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { HeadingElement, type Level2Props } from '../Heading/HeadingElement.tsx';
import { label as labelStyle, LabelledList } from '../labelledList/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './ServiceBlock.css.ts';

/** The props of `ServiceBlockList`: the attributes of `<div>`. */
export type ServiceBlockListProps = ComponentPropsWithRef<'div'>;

/**
 * Several `ServiceBlock`s, one below the other, with one line between them; every second one has its picture on the
 * other side.
 */
export function ServiceBlockList({ className, ...rest }: ServiceBlockListProps) {
  return <div {...rest} className={classNames(styles.ledger, className)} />;
}

/** The props of `ServiceBlock`. */
export type ServiceBlockProps = ComponentPropsWithRef<'article'> & {
  /**
   * A drawing or a photograph, an `svg` or `img`, which fills the large frame. The crop of an `img` keeps its middle: give it a
   * class that sets `object-position` for another part. An `svg` has its `preserveAspectRatio`. Its `alt` says what the words
   * don’t; it is empty if they say the same. Without one the list is beside the words.
   */
  picture?: ReactNode;
  /** At the bottom: one or two `ServiceBlockNote`s. */
  notes?: ReactNode;
};

/**
 * A service in detail: picture, name, description, what is included, and one or two notes at the bottom. Two columns from
 * 800 px, without a picture from 912 px; one where it is narrower. A single one has its own frame; put several in a `ServiceBlockList`. To choose among
 * services in a few words, use `ServiceCard`; for a trade and its needs, `IndustryCard`.
 */
export function ServiceBlock({ picture, notes, className, children, ...rest }: ServiceBlockProps) {
  return (
    <article {...rest} className={classNames(styles.block, className)}>
      <div className={styles.upper}>
        {hasContent(picture) && <div className={styles.picture}>{picture}</div>}
        <div className={styles.body}>{children}</div>
      </div>
      {hasContent(notes) && <div data-surface="tint" className={styles.stroke}>{notes}</div>}
    </article>
  );
}

/** The props of `ServiceBlockTitle`. */
export type ServiceBlockTitleProps = Level2Props;

/** The name of the service, a heading. */
export function ServiceBlockTitle({ level = 2, className, ...rest }: ServiceBlockTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The props of `ServiceBlockText`: the attributes of `<p>`. */
export type ServiceBlockTextProps = ComponentPropsWithRef<'p'>;

/** Two or three sentences: what you do, when, and what people notice. */
export function ServiceBlockText({ className, ...rest }: ServiceBlockTextProps) {
  return <p {...rest} className={classNames(styles.text, className)} />;
}

/** The props of `ServiceBlockFeatures`. */
export type ServiceBlockFeaturesProps = ComponentPropsWithRef<'div'> & {
  /** The list's visible name: “What is included”. */
  label: ReactNode;
};

/** What is included, as `<li>`s: four to eight short lines, in two columns where there is room. */
export function ServiceBlockFeatures({ className, ...rest }: ServiceBlockFeaturesProps) {
  return <LabelledList {...rest} className={classNames(styles.features, className)} listClassName={styles.featureList} />;
}

/** The props of `ServiceBlockLink`. */
export type ServiceBlockLinkProps = LinkProps;

/** The link to the service's own page. Its text alone must say where it leads (WCAG 2.4.4): complete a “Learn more” with visually hidden words. */
export function ServiceBlockLink({ className, children, ...rest }: ServiceBlockLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.more, className)}>
      <span>{children}</span>
      <ArrowRight aria-hidden="true" className={styles.arrow} />
    </Link>
  );
}

/** The props of `ServiceBlockNote`. */
export type ServiceBlockNoteProps = ComponentPropsWithRef<'p'> & {
  /** What the note is about: “Challenge”, “Delivery”. */
  label: ReactNode;
  /** Whether it stands out: it is on the surface `raised`. Default false. */
  raised?: boolean | undefined;
};

/** A short note at the bottom. Of two, give the second `raised`: a slanted line divides it from the first. */
export function ServiceBlockNote({ label, raised = false, className, children, ...rest }: ServiceBlockNoteProps) {
  return (
    <p {...(raised && { 'data-surface': 'raised' })} {...rest} className={classNames(raised ? styles.raisedNote : styles.note, className)}>
      {raised && (
        <svg className={styles.blade} viewBox="0 0 48 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d="M57.6-20-9.6 120" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <strong className={labelStyle}>{label}</strong> {children}
    </p>
  );
}
