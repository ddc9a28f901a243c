import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './PartnerBadge.css.ts';

/** The props of `PartnerBadge`. */
export type PartnerBadgeProps = ComponentPropsWithRef<'div'> & {
  /** The partner's logo: an `img` or `svg`. Its `alt` is the partner's name, or empty if the name is beside it. */
  logo: ReactNode;
};

/**
 * A partner company that does part of the work: a `PartnerBadgeName`, then a `PartnerBadgeNote` on who is responsible.
 * The partner's logo is beside the words where the badge is 544 px wide or more, above them otherwise. For certificates and insurance, use `TrustTicks`.
 */
export function PartnerBadge({ logo, className, children, ...rest }: PartnerBadgeProps) {
  return (
    <div {...rest} className={classNames(styles.room, className)}>
      <div data-surface="tint" className={styles.plaque}>
        <div data-surface="raised" className={styles.logo}>{logo}</div>
        <div className={styles.words}>{children}</div>
      </div>
    </div>
  );
}

/** The props of `PartnerBadgeName`: the attributes of `<p>`. */
export type PartnerBadgeNameProps = ComponentPropsWithRef<'p'>;

/** The partner's name. */
export function PartnerBadgeName({ className, ...rest }: PartnerBadgeNameProps) {
  return <p {...rest} className={classNames(styles.name, className)} />;
}

/** The props of `PartnerBadgeNote`: the attributes of `<p>`. */
export type PartnerBadgeNoteProps = ComponentPropsWithRef<'p'>;

/** Who supervises the work and who is responsible for it. */
export function PartnerBadgeNote({ className, ...rest }: PartnerBadgeNoteProps) {
  return <p {...rest} className={classNames(styles.note, className)} />;
}
