import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './PartnerBadge.css.ts';

const corners = ['a', 'b', 'c', 'd'] as const;

/**
 * Who else does the work, and who answers for it: the plate of a partner company, screwed to the door (spec §2, duct
 * and ventilation). A `PartnerBadgeName`, then a `PartnerBadgeNote`. It sets itself by the room that it is given:
 * mark beside words from 544 px. For certificates and insurance, use `TrustTicks`.
 */
export function PartnerBadge({
  logo,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & {
  /** The partner's mark: an `<img>` or `<svg>` with its text alternative, or decorative where the name stands beside it. */
  logo: ReactNode;
}) {
  return (
    <div {...rest} className={classNames(styles.room, className)}>
      <div className={styles.plaque}>
        <div className={styles.logo}>{logo}</div>
        <div className={styles.words}>{children}</div>
        {corners.map((corner) => (
          <svg key={corner} data-corner={corner} className={styles.screw} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
            <circle cx="6" cy="6" r="5" />
            <path d="M2 6h8" />
          </svg>
        ))}
      </div>
    </div>
  );
}

/** The partner, by name. */
export function PartnerBadgeName({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.name, className)} />;
}

/** Who oversees the work and who answers for it. */
export function PartnerBadgeNote({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.note, className)} />;
}
