import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './ContactPanel.css.ts';

/** The props of `ContactPanel`. */
export type ContactPanelProps = ComponentPropsWithRef<'dl'> & {
  /**
   * `list`: one below the other, without a background; beside something higher they fill its height. `grid`: as
   * many side by side as fit, each on the surface `page`. Default `list`.
   */
  layout?: 'list' | 'grid' | undefined;
};

/**
 * The ways to reach a company: telephone, e-mail, emergencies, place and hours. A list of `ContactWay`s. For a single
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
export function ContactPanel({ layout = 'list', className, ...rest }: ContactPanelProps) {
  return <dl data-surface={layout === 'grid' ? 'page' : undefined} {...rest} className={classNames(styles.panel[layout], className)} />;
}

/** The props of `ContactWay`. */
export type ContactWayProps = ComponentPropsWithRef<'div'> & {
  /** The name of the way: “Phone”, “Service area”. */
  term: ReactNode;
};

/** One way to reach the company: a term, then a `ContactFigure`, a `ContactText` or both. Put anything else in a `dd`. */
export function ContactWay({ term, className, children, ...rest }: ContactWayProps) {
  return (
    <div {...rest} className={classNames(styles.way, className)}>
      <dt className={styles.term}>{term}</dt>
      {children}
    </div>
  );
}

/** The props of `ContactFigure`. */
export type ContactFigureProps = ComponentPropsWithRef<'dd'> & {
  /** A `tel:` or `mailto:` address. Default: none, and the text has the same size and is not a link. */
  href?: string | undefined;
};

/**
 * The telephone number, the e-mail address, or another text in large type (“24 hours, 7 days”). Other attributes reach the
 * `dd`.
 */
export function ContactFigure({ href, children, ...rest }: ContactFigureProps) {
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

/** The props of `ContactText`: the attributes of `<dd>`. */
export type ContactTextProps = ComponentPropsWithRef<'dd'>;

/** When you answer, or what this way is for: a sentence or two. */
export function ContactText({ className, ...rest }: ContactTextProps) {
  return <dd {...rest} className={classNames(styles.text, className)} />;
}
