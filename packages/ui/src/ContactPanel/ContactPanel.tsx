import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './ContactPanel.css.ts';

/**
 * The ways to reach a company: telephone, e-mail, emergencies, where and when. A list of `ContactWay`s. For a single
 * telephone number or address use `ButtonLink`; for contact details in place of an unavailable form, `NoticeBox`.
 *
 * @example
 *   <ContactPanel>
 *     <ContactWay term="Phone">
 *       <ContactFigure href="tel:+1-514-555-0142">514-555-0142</ContactFigure>
 *       <ContactText>A person answers on weekdays.</ContactText>
 *     </ContactWay>
 *   </ContactPanel>
 */
export function ContactPanel({
  layout = 'list',
  className,
  ...rest
}: ComponentPropsWithRef<'dl'> & {
  /**
   * `list`: one below the other, on the ground that it stands on; on wide screens they share the height of what is around
   * them. `grid`: as many abreast as there is room for, each a pane of paper. Default `list`.
   */
  layout?: 'list' | 'grid';
}) {
  return <dl {...rest} className={classNames(styles.panel[layout], className)} />;
}

/** One way: what it is called, then a `ContactFigure`, a `ContactText` or both. What else belongs to it stands in a `dd`. */
export function ContactWay({
  term,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & {
  /** What it is: “Phone”, “Service area”. */
  term: ReactNode;
}) {
  return (
    <div {...rest} className={classNames(styles.way, className)}>
      <dt className={styles.term}>{term}</dt>
      {children}
    </div>
  );
}

/** What is dialled or written to, or what else should be seen first (“24 hours, 7 days”). Its other attributes are those of the `dd`. */
export function ContactFigure({
  href,
  children,
  ...rest
}: ComponentPropsWithRef<'dd'> & {
  /** Where it leads: `tel:`, `mailto:`. Left out, it is set in the same size and leads nowhere. */
  href?: string;
}) {
  return (
    <dd {...rest}>
      {href === undefined ? (
        <strong className={styles.figure}>{children}</strong>
      ) : (
        <a className={styles.figure} href={href}>
          {children}
        </a>
      )}
    </dd>
  );
}

/** When somebody answers, what it is for: a sentence or two. */
export function ContactText({ className, ...rest }: ComponentPropsWithRef<'dd'>) {
  return <dd {...rest} className={classNames(styles.text, className)} />;
}
