import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Decoration } from '../decoration/Decoration.tsx';
import { room } from '../room/room.css.ts';
import * as styles from './TrustTicks.css.ts';

/** The props of `TrustTicks`: the attributes of `<ul>`. */
export type TrustTicksProps = ComponentPropsWithRef<'ul'>;

/**
 * A thin strip of short assurances, each with a tick. For three or four that need no argument; where each needs a
 * paragraph, use `DifferentiatorList`.
 */
export function TrustTicks({ className, ...rest }: TrustTicksProps) {
  return (
    <div className={room}>
      <ul {...rest} className={classNames(styles.ticks, className)} />
    </div>
  );
}

/** The props of `TrustTick`. */
export type TrustTickProps = ComponentPropsWithRef<'li'> & {
  /** The icon before it, 32 px wide: an `svg`, which is hidden from assistive technology. `false` for none. Default: a tick in a square. */
  mark?: ReactNode;
};

/** One assurance, in a few words. */
export function TrustTick({ mark, className, children, ...rest }: TrustTickProps) {
  return (
    <li {...rest} className={classNames(styles.tick, className)}>
      <Decoration>
        {mark === undefined ? (
          <svg className={styles.stamp} viewBox="0 0 32 32" focusable="false">
            <path d="M1 1h30v30H1z" />
            <path d="m8 17 6 6L25 9" />
          </svg>
        ) : (
          mark
        )}
      </Decoration>
      <span>{children}</span>
    </li>
  );
}
