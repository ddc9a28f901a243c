import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type Level1Props } from '../Heading/HeadingElement.tsx';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './ArticleHeader.css.ts';

/** The props of `ArticleHeader`: the attributes of `<div>`. */
export type ArticleHeaderProps = ComponentPropsWithRef<'div'>;

/**
 * The head of an article, inside its `article`: `ArticleTopBar`, the category, an `ArticleTitle`, `ArticleFacts`, an
 * `ArticlePicture` and an `ArticleLead`, in this order; each is optional. For a page that is not an article use `PageHeader`;
 * for an article in a list, `BlogCard`.
 *
 * @example
 *   <ArticleHeader>
 *     <CategoryBadgeLink tint={1} href="/blog/category/operations">Operations</CategoryBadgeLink>
 *     <ArticleTitle>Write a first offer</ArticleTitle>
 *     <ArticleFacts aria-label="About this article"><ArticleFact>5 minutes</ArticleFact></ArticleFacts>
 *     <ArticleLead>Ask who carries them.</ArticleLead>
 *   </ArticleHeader>
 */
export function ArticleHeader({ className, ...rest }: ArticleHeaderProps) {
  return <div {...rest} className={classNames(styles.header, className)} />;
}

/** The props of `ArticleTopBar`: the attributes of `<div>`. */
export type ArticleTopBarProps = ComponentPropsWithRef<'div'>;

/** The line above the title: an `ArticleBack`, and a `Breadcrumb` across from it where there is room. */
export function ArticleTopBar({ className, ...rest }: ArticleTopBarProps) {
  return <div {...rest} className={classNames(styles.topBar, className)} />;
}

/** The props of `ArticleBack`. */
export type ArticleBackProps = LinkProps;

/** The link to the list that the article belongs to. */
export function ArticleBack({ className, children, ...rest }: ArticleBackProps) {
  return (
    <Link {...rest} className={classNames(styles.back, className)}>
      <ArrowLeft aria-hidden="true" className={styles.arrow} />
      {children}
    </Link>
  );
}

/** The props of `ArticleTitle`. */
export type ArticleTitleProps = Level1Props;

/** The page's title. */
export function ArticleTitle({ level = 1, className, ...rest }: ArticleTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The props of `ArticleFacts`. */
export type ArticleFactsProps = ComponentPropsWithRef<'ul'> & { /** Name of the list: “About this article”. */ 'aria-label': string };

/** The date, the reading time, the author: a list of `ArticleFact`s in one row between two rules. The row wraps. */
export function ArticleFacts({ className, ...rest }: ArticleFactsProps) {
  return <ul {...rest} className={classNames(styles.facts, className)} />;
}

/** The props of `ArticleFact`: the attributes of `<li>`. */
export type ArticleFactProps = ComponentPropsWithRef<'li'>;

/** One fact. Put a date in a `time` element with `dateTime`. */
export function ArticleFact({ className, ...rest }: ArticleFactProps) {
  return <li {...rest} className={classNames(styles.fact, className)} />;
}

/** The props of `ArticlePicture`: the attributes of `<div>`. */
export type ArticlePictureProps = ComponentPropsWithRef<'div'>;

/** The picture of the article: an `ImageWithFallback`, as wide as the header. */
export function ArticlePicture({ className, ...rest }: ArticlePictureProps) {
  return <div {...rest} className={classNames(styles.picture, className)} />;
}

/** The props of `ArticleLead`: the attributes of `<p>`. */
export type ArticleLeadProps = ComponentPropsWithRef<'p'>;

/** The summary of the article, in a sentence or two. */
export function ArticleLead({ className, ...rest }: ArticleLeadProps) {
  return <p {...rest} className={classNames(styles.lead, className)} />;
}
