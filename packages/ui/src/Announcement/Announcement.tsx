import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './Announcement.css.ts';

/** The props of `Announcement`. */
export type AnnouncementProps = ComponentPropsWithRef<'aside'> & {
  /** The name of the landmark: “Notice”. */
  'aria-label': string;
  /** The sentences, and a link if there is one. */
  children: ReactNode;
};

/**
 * A temporary notice above the header of every page: a storm, a holiday. One or two sentences, and a link to more. Put it
 * after the skip link and before the header. Render it on the server and remove it when it expires: visitors can't dismiss
 * it, so the page does not shift. It is a landmark, not a live region: a screen reader does not announce it. It is
 * printed too. For a state of one page or one form use `NoticeBox`; for the page in another language, `LanguageOffer`.
 *
 * @example <Announcement aria-label="Notice">Our office is closed on July 1. <a href="/contact">How to reach us</a></Announcement>
 */
export function Announcement({ className, children, ...rest }: AnnouncementProps) {
  return (
    <aside data-surface="notice" {...rest} className={classNames(styles.announcement, className)}>
      <p>{children}</p>
    </aside>
  );
}
