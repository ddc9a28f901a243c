import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type Level1Props } from '../Heading/HeadingElement.tsx';
import * as styles from './PageTitle.css.ts';

/** The props of `PageTitle`. */
export type PageTitleProps = Level1Props;

/** The page's title, in the largest size. Use it in a `PageHeader`, or in a page head of your own. For a section use `SectionTitle`. */
export function PageTitle({ level = 1, className, ...rest }: PageTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The props of `PageLead`: the attributes of `<p>`. */
export type PageLeadProps = ComponentPropsWithRef<'p'>;

/** One to three sentences under the title: what the page is about, for whom. */
export function PageLead({ className, ...rest }: PageLeadProps) {
  return <p {...rest} className={classNames(styles.lead, className)} />;
}
