import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import * as styles from './AuthorCard.css.ts';

/**
 * Who wrote an article: an `AuthorCardName`, an `AuthorCardRole`, and a link to write to them, drawn like a doorbell.
 * The link is below the name where the card is narrower than 448 px, beside it otherwise. For a client's words use
 * `Testimonial`.
 *
 * @example <AuthorCard contact={<AuthorCardContact href="mailto:…">Contact Ana</AuthorCardContact>}>…</AuthorCard>
 */
export function AuthorCard({ contact, className, children, ...rest }: ComponentPropsWithRef<'div'> & {
  /** An `AuthorCardContact`, for an author with an e-mail address. */
  contact?: ReactNode;
}) {
  return (
    <div {...rest} className={classNames(styles.room, className)}>
      <div data-surface="raised" className={styles.panel}>
        <div className={styles.speaker} aria-hidden="true">
          <svg className={styles.slots} viewBox="0 0 32 32" focusable="false">
            <path d="M8 4h16M4 10h24M2 16h28M4 22h24M8 28h16" />
          </svg>
        </div>
        <div className={styles.words}>{children}</div>
        {hasContent(contact) && <address className={styles.address}>{contact}</address>}
      </div>
    </div>
  );
}

/** The author's full name. */
export function AuthorCardName({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.name, className)} />;
}

/** What the author does. */
export function AuthorCardRole({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.role, className)} />;
}

/** The link that opens a message to the author, drawn like a doorbell. Its text names the author: “Contact Ana” (WCAG 2.4.4). */
export function AuthorCardContact({ href, className, children, ...rest }: ComponentPropsWithRef<'a'> & {
  /** `mailto:` and the address. */
  href: string;
}) {
  return (
    <a {...rest} href={href} className={classNames(styles.contact, className)}>
      <svg className={styles.bell} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle cx="18" cy="18" r="16" />
        <circle className={styles.push} cx="18" cy="18" r="9" />
      </svg>
      <span>{children}</span>
    </a>
  );
}
