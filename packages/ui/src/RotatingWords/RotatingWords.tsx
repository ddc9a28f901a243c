import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { clip, control, film, frame, held, opening, pause, pauseIcon, root, track } from './RotatingWords.css.ts';
import { pauseInput, stage } from './RotatingWordsStage.css.ts';

/** The words of a cycle, two seconds each: two to five. Strings, because a link or a button among them would be hidden from assistive technology. */
export type RotatingWordList = readonly [string, string, string?, string?, string?];

/** The props of `RotatingWords`, besides the attributes of a `span`. */
export interface RotatingWordsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Two to five, shown one after the other. With reduced motion only the first is shown. */
  words: RotatingWordList;
  /** The text for assistive technology instead of the words: one word that completes the sentence. */
  accessibleText: string;
  /** A drawing that moves with the edge of the word: an `svg` with `position: absolute`, which may extend beyond the frame. It is hidden from assistive technology. Default: none. */
  mark?: ReactNode;
}

/**
 * Words that take turns in a frame within a sentence: each is swept away and uncovers the next. It needs only CSS, so
 * it runs before and without React. The frame is as wide as the longest word, so nothing shifts. The words are hidden from
 * assistive technology, which gets `accessibleText` instead. Put a `RotatingWordsPause` in the same `RotatingWordsStage`
 * (WCAG 2.2.2).
 *
 * @example <h1>Service that stays <RotatingWords words={words} accessibleText="reliable" /> year after year.</h1>
 */
export function RotatingWords({ words, accessibleText, mark, className, ...rest }: RotatingWordsProps) {
  return (
    <span {...rest} data-marked={hasContent(mark)} className={classNames(root, className)}>
      <VisuallyHidden>{accessibleText}</VisuallyHidden>
      <span aria-hidden="true" data-surface="raised" className={frame}>
        <span className={clip} data-words={words.length}>
          {/* Before the words in the HTML, and therefore behind them, so that it covers no letter when paused. */}
          <span className={film} />
          {words.map((word, place) => (
            <span key={place} className={opening}>
              <span className={held}>{word}</span>
            </span>
          ))}
        </span>
        {hasContent(mark) && <span className={track}>{mark}</span>}
      </span>
    </span>
  );
}

/** The props of `RotatingWordsPause`, besides the attributes of a `label`. */
export interface RotatingWordsPauseProps extends Omit<ComponentPropsWithRef<'label'>, 'children'> {
  /** The texts of the control. */
  labels: {
    /** Shown, and the control's name: "Pause the animation". */
    pause: ReactNode;
  };
}

/**
 * The pause control for everything that moves in the stage: a native checkbox, which works without JavaScript. Its name and its
 * sign stay the same (WCAG 2.4.6); its colours turn round while it is checked. It is hidden with reduced motion, because nothing moves then.
 */
export function RotatingWordsPause({ labels, className, ...rest }: RotatingWordsPauseProps) {
  return (
    <label {...rest} className={classNames(pause, className)}>
      <span className={control}>
        <input type="checkbox" className={pauseInput} />
        <svg className={pauseIcon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M8 7v10M16 7v10" stroke="currentColor" strokeWidth="3" />
        </svg>
      </span>
      {labels.pause}
    </label>
  );
}

/** The props of `RotatingWordsStage`: the attributes of `<div>`. */
export type RotatingWordsStageProps = ComponentPropsWithRef<'div'>;

/**
 * The container in which the words, the drawing and the pause share one timeline. `Hero` includes it; elsewhere use this.
 */
export function RotatingWordsStage({ className, ...rest }: RotatingWordsStageProps) {
  return <div {...rest} className={classNames(stage, className)} />;
}
