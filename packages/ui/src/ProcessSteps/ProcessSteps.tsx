import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { HeadingElement, type Level3Props } from '../Heading/HeadingElement.tsx';
import { room } from '../room/room.css.ts';
import * as styles from './ProcessSteps.css.ts';

/** The props of `ProcessSteps`: the attributes of `<ol>`. */
export type ProcessStepsProps = ComponentPropsWithRef<'ol'>;

/**
 * Steps in their order: two to five, in a row from 672 px of its own width, one below the other on phones. An ordered list. To show the
 * current step of a form use `Steps`.
 */
export function ProcessSteps({ className, ...rest }: ProcessStepsProps) {
  return (
    <div className={room}>
      <ol {...rest} className={classNames(styles.steps, className)} />
    </div>
  );
}

/** The props of `ProcessStep`. */
export type ProcessStepProps = ComponentPropsWithRef<'li'> & {
  /** From 1; shown with two digits. */
  number: number;
  /** A drawing in a frame, which an `svg` fills; the frames of neighbours share an edge. It is hidden from assistive technology. Give it to all steps or to none. Default: none. */
  picture?: ReactNode;
  /** An icon without a frame, instead of `picture`, which is hidden from assistive technology. Give it to all steps or to none. Default: none. */
  mark?: ReactNode;
};

/** One step: its picture or mark, its number, its title and a sentence or two. */
export function ProcessStep({ number, picture, mark, className, children, ...rest }: ProcessStepProps) {
  const drawn = hasContent(mark) ? 'mark' : hasContent(picture) ? 'picture' : undefined;
  return (
    <li {...rest} data-drawn={drawn} className={classNames(styles.step, className)}>
      {drawn !== undefined && (
        <div className={drawn === 'mark' ? styles.mark : styles.picture} aria-hidden="true">
          {drawn === 'mark' ? mark : picture}
        </div>
      )}
      <span className={styles.number}>{String(number).padStart(2, '0')}</span>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

/** The props of `ProcessStepTitle`. */
export type ProcessStepTitleProps = Level3Props;

/** The name of a step, a heading. */
export function ProcessStepTitle({ level = 3, className, ...rest }: ProcessStepTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}
