import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import type { HeadingLevel } from '../Heading/HeadingElement.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { check, intro as introStyle, item, link, list, nav, number as numberStyle, step, stepBody, stepTitle, titleNumber } from './Steps.css.ts';

const numeral = (number: number): string => String(number).padStart(2, '0');

/** One entry of `Steps`. */
export interface StepsItem {
  /** The id of its `Step`. */
  id: string;
  /** The title of its `Step`. */
  title: ReactNode;
  /** Whether its required answers are given: with `labels`, without which it does nothing, a check mark then replaces the numeral. Default false. */
  done?: boolean | undefined;
}

/** The props of `Steps`. */
export type StepsProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The steps, in order. */
  items: readonly StepsItem[];
  /** The id of the current step, where one step is shown at a time. Default: with `labels`, the first that is not done. */
  current?: string | undefined;
  /**
   * If given, steps that are done are marked. Screen readers read `done` after the title of such a step. Default: no step is marked as done.
   */
  labels?: { /** “complete”. */ done: ReactNode } | undefined;
  /** The name of the navigation: “Steps of the request”. */
  'aria-label': string;
};

/**
 * The steps of one long form, as links to its sections: they show how long it is, and lead to each section. The whole form
 * is on the page, so a jump loses no answer. To explain the steps of a process use `ProcessSteps`.
 * Name it with `aria-label`.
 */
export function Steps({ items, current, labels, className, ...rest }: StepsProps) {
  const firstToDo = labels === undefined ? undefined : items.find(({ done }) => done !== true)?.id;
  return (
    <nav {...rest} className={classNames(nav, className)}>
      <ol className={list}>
        {items.map(({ id, title, done }, at) => (
          <li key={id} className={item}>
            <a href={`#${id}`} className={link} aria-current={id === (current ?? firstToDo) ? 'step' : undefined}>
              <span className={numberStyle} aria-hidden="true">
                {done && labels ? (
                  <svg className={check} viewBox="0 0 20 16" focusable="false">
                    <path d="M2 8l6 6L18 2" />
                  </svg>
                ) : (
                  numeral(at + 1)
                )}
              </span>
              <span>
                {title}
                {done && labels && <VisuallyHidden> {labels.done}</VisuallyHidden>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One section of a form in steps. */
export interface StepProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The id to which `Steps` links. The title's id is `<id>-title`; a script may focus it, for a form that shows one step at a time. */
  id: string;
  /** From 1; shown with two digits: 01. */
  number: number;
  /** Its heading, and the name of the region. */
  title: ReactNode;
  /** A sentence under the title. */
  intro?: ReactNode;
  /** The level of the title. Default 2. */
  level?: HeadingLevel | undefined;
}

/** A numbered section of a form: numeral, title, fields one under the other. For a section of a page use `Section`. */
export function Step({ id, number, title, intro, level = 2, className, children, ...rest }: StepProps) {
  const Title = `h${level}` as const;
  return (
    <section aria-labelledby={`${id}-title`} {...rest} id={id} className={classNames(step, className)}>
      <Title id={`${id}-title`} tabIndex={-1} className={stepTitle}>
        <span className={titleNumber} aria-hidden="true">
          {numeral(number)}
        </span>
        <span>{title}</span>
      </Title>
      <div className={stepBody}>
        {intro && <p className={introStyle}>{intro}</p>}
        {children}
      </div>
    </section>
  );
}
