import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './Announcement.css.ts';

/**
 * What everybody should know for some days, above the header of every page: a storm, a holiday. One or two sentences, and
 * a link where there is more to say. It is there from the first paint and until its day has passed: nobody takes it away,
 * so nothing moves. It is not read out by itself: a screen reader finds it among the landmarks, before the header. It stands after the skip link. On
 * paper it is printed. For a state of one page or one form use `NoticeBox`; for the page in another language,
 * `LanguageOffer`.
 *
 * @example <Announcement aria-label="Notice">Our office is closed on July 1. <a href="/contact">How to reach us</a></Announcement>
 */
export function Announcement({
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'aside'> & {
  /** The name of the landmark: “Notice”. */
  'aria-label': string;
  /** The sentences, and a link if there is one. */
  children: ReactNode;
}) {
  return (
    <aside {...rest} className={classNames(styles.announcement, className)}>
      <p>{children}</p>
    </aside>
  );
}
