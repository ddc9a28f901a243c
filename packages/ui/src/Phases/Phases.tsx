import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type Level3Props } from '../Heading/HeadingElement.tsx';
import { room } from '../room/room.css.ts';
import * as styles from './Phases.css.ts';

/** The props of `Phases`: the attributes of `<ol>`. */
export type PhasesProps = ComponentPropsWithRef<'ol'>;

/**
 * One place at two to four moments, in order: pictures of the same thing side by side, a timeline under them, and a text for
 * each below it. In a row from 800 px of its own width, one under the other where it is narrower. An ordered list of
 * `Phase`s. For the steps of a process use `ProcessSteps`.
 *
 * @example
 * <Phases>
 *   <Phase picture={<svg … />} when="The roof is on" outcome={<PhaseOutcome label="Then:">…</PhaseOutcome>}>
 *     <PhaseTitle>Handover</PhaseTitle>
 *     <p>…</p>
 *   </Phase>
 * </Phases>
 */
export function Phases({ className, ...rest }: PhasesProps) {
  return (
    <div className={room}>
      <ol {...rest} className={classNames(styles.phases, className)} />
    </div>
  );
}

/** The props of `Phase`. */
export type PhaseProps = ComponentPropsWithRef<'li'> & {
  /** An `svg` or `img`, of the same size in every phase. Its `alt`, or the `aria-label` of an `svg`, says what the words don’t; it is empty if they say the same. */
  picture: ReactNode;
  /** When the phase begins, in a few words: a date, a season, what has just been finished. */
  when: ReactNode;
  /** A `PhaseOutcome`, level with its neighbours’. Default: none. */
  outcome?: ReactNode;
};

/** One moment: its picture, when it begins, a `PhaseTitle` and a paragraph. */
export function Phase({ picture, when, outcome, className, children, ...rest }: PhaseProps) {
  return (
    <li {...rest} className={classNames(styles.phase, className)}>
      <div className={styles.picture}>{picture}</div>
      <p className={styles.when}>{when}</p>
      <div className={styles.words}>{children}</div>
      {outcome}
    </li>
  );
}

/** The props of `PhaseTitle`. */
export type PhaseTitleProps = Level3Props;

/** The name of the phase, a heading. */
export function PhaseTitle({ level = 3, className, ...rest }: PhaseTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The props of `PhaseOutcome`. */
export type PhaseOutcomeProps = ComponentPropsWithRef<'p'> & { /** “Then”, with the punctuation of its language. */ label: ReactNode };

/** What the phase makes possible: who can come in next. */
export function PhaseOutcome({
  label,
  className,
  children,
  ...rest
}: PhaseOutcomeProps) {
  return (
    <p {...rest} className={classNames(styles.outcome, className)}>
      <strong>{label}</strong> {children}
    </p>
  );
}
