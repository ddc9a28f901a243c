import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { Decoration } from '../decoration/Decoration.tsx';
import * as styles from './AuthorCard.css.ts';

/** The props of `AuthorCard`. */
export type AuthorCardProps = ComponentPropsWithRef<'div'> & {
  /** A portrait, which fills the frame at the start: an `img`, or a drawing. It is hidden from assistive technology, because the name is beside it. Default: none. */
  picture?: ReactNode;
  /** An `AuthorCardContact`, for an author with an e-mail address. */
  contact?: ReactNode;
};

/**
 * Who wrote an article: an `AuthorCardName`, an `AuthorCardRole`, and a link to write to them.
 * The link is below the name where the card is narrower than 448 px, beside it otherwise. For a client's words use
 * `Testimonial`.
 *
 * @example <AuthorCard contact={<AuthorCardContact href="mailto:…">Contact Ana</AuthorCardContact>}>…</AuthorCard>
 */
export function AuthorCard({ picture, contact, className, children, ...rest }: AuthorCardProps) {
  return (
    <div {...rest} className={classNames(styles.room, className)}>
      <div data-surface="raised" data-pictured={hasContent(picture)} className={styles.panel}>
        {hasContent(picture) && <div className={styles.picture} aria-hidden="true">{picture}</div>}
        <div className={styles.words}>{children}</div>
        {hasContent(contact) && <address className={styles.address}>{contact}</address>}
      </div>
    </div>
  );
}

/** The props of `AuthorCardName`: the attributes of `<p>`. */
export type AuthorCardNameProps = ComponentPropsWithRef<'p'>;

/** The author's full name. */
export function AuthorCardName({ className, ...rest }: AuthorCardNameProps) {
  return <p {...rest} className={classNames(styles.name, className)} />;
}

/** The props of `AuthorCardRole`: the attributes of `<p>`. */
export type AuthorCardRoleProps = ComponentPropsWithRef<'p'>;

/** What the author does. */
export function AuthorCardRole({ className, ...rest }: AuthorCardRoleProps) {
  return <p {...rest} className={classNames(styles.role, className)} />;
}

/** The props of `AuthorCardContact`. */
export type AuthorCardContactProps = ComponentPropsWithRef<'a'> & {
  /** `mailto:` and the address. */
  href: string;
  /** The icon before the text: an `svg`, which is hidden from assistive technology; `false` for none. Default: an arrow after the text. */
  mark?: ReactNode;
};

/** The link that opens a message to the author. Its text names the author: “Contact Ana” (WCAG 2.4.4). */
export function AuthorCardContact({ href, mark, className, children, ...rest }: AuthorCardContactProps) {
  return (
    <a {...rest} href={href} className={classNames(styles.contact, className)}>
      <Decoration>{mark}</Decoration>
      <span>{children}</span>
      {mark === undefined && (
        <svg className={styles.arrow} viewBox="0 0 28 12" aria-hidden="true" focusable="false">
          <path d="M0 6h26M21 1l5 5-5 5" />
        </svg>
      )}
    </a>
  );
}
