import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Decoration } from '../decoration/Decoration.tsx';
import { type StatusKind, statusIcons, statusSurfaces } from '../status/index.ts';
import * as styles from './Badge.css.ts';

/** What a badge says: a fact (`neutral`), something to know, something that worked, something to watch for, something that failed. */
export type BadgeKind = 'neutral' | StatusKind;

function StatusMark({ kind }: { /** The kind. */ kind: StatusKind }) {
  const Icon = statusIcons[kind];
  return <Icon className={styles.mark} />;
}

/** The props of `Badge`. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What it says. Default `neutral`, without an icon. */
  kind?: BadgeKind | undefined;
  /** Another icon before the words: an `svg`, which is hidden from assistive technology; `false` for none. Default: the icon of the kind. */
  mark?: ReactNode;
}

/**
 * A status in one to three words, beside what has it: “New”, “Paid”, “Late”. Its words say it, its icon and its colour repeat it
 * (WCAG 1.4.1). It is not a control and is not announced when it changes: announce that in a `StatusRegion`. For the category of an
 * article use `CategoryBadge`, for its topics `TagChip`; for a message with a sentence, `NoticeBox`.
 */
export function Badge({ kind = 'neutral', mark, className, children, ...rest }: BadgeProps) {
  const isStatus = kind !== 'neutral';
  return (
    <span data-surface={isStatus ? statusSurfaces[kind] : 'raised'} {...rest} className={classNames(styles.badge, className)}>
      <Decoration>{mark === undefined ? isStatus && <StatusMark kind={kind} /> : mark}</Decoration>
      <span>{children}</span>
    </span>
  );
}
