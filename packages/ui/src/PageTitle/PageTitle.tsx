import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './PageTitle.css.ts';

/** The page's `h1`, in the largest size. In a `PageHeader`, or in an opening that a page lays out itself. For a section use `SectionTitle`. */
export function PageTitle({ className, ...rest }: ComponentPropsWithRef<'h1'>) {
  return <h1 {...rest} className={classNames(styles.title, className)} />;
}

/** One to three sentences under the title: what the page is about, for whom. */
export function PageLead({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.lead, className)} />;
}
