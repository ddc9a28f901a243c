import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './FaqList.css.ts';

/**
 * Questions and their answers, with a hairline between each. Its children are `FaqItem`s. For three questions or
 * more, of which each reader needs one or two. Put what every reader needs on the page itself.
 */
export function FaqList({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.list, className)} />;
}

/**
 * One question and its answer: a native `<details>`, so it opens without JavaScript, and the browser's own search and
 * links to a place inside open it too. Several may be open at once; items with the same `name` close one another
 * (HTML, `details` name group). Controlled with `open` and `onToggle`.
 *
 * The question is a heading inside the `<summary>`, so screen-reader users can navigate to it by headings.
 */
export function FaqItem({
  question,
  level = 3,
  mark,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'details'> & {
  /** The question, as a reader would ask it. */
  question: ReactNode;
  /** Level of the question's heading, one below the section's. Default 3. */
  level?: 2 | 3 | 4;
  /**
   * The icon before the question, up to 28 px wide: an `svg` with `aria-hidden`. Style its open state with the selector
   * `[open] > summary`. Default: a sash window that opens.
   */
  mark?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <details {...rest} className={classNames(styles.item, className)}>
      <summary className={styles.question}>
        {mark ?? (
          <svg className={styles.sash} viewBox="0 0 28 36" aria-hidden="true" focusable="false">
            <path className={styles.opening} d="M1 1h26v34H1z" />
            <path className={styles.glass} d="M3 3h22v15H3z" />
            <path className={classNames(styles.glass, styles.lower)} d="M3 18h22v15H3z" />
          </svg>
        )}
        <Heading className={styles.title}>{question}</Heading>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
