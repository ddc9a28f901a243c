import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames/index.ts';
import { type HeadingLevel, levelBelow } from '../Heading/HeadingElement.tsx';
import { Link } from '../Link/index.ts';
import { edit, empty, group, groupHead, groupTitle, head, list, pane, row, term, title as titleStyle, value as valueStyle } from './ReviewSummary.css.ts';

/** One question and its answer. */
export interface ReviewItem {
  /** The question, in a few words. */
  term: ReactNode;
  /** The answer as text. Line breaks in it are kept. */
  value: ReactNode;
}

/** Answers that belong together, and a link to change them. */
export interface ReviewGroup {
  /** A key, unique in the summary. */
  id: string;
  /** Its heading. */
  title: ReactNode;
  /** Answered lines only; a group without lines is not shown. */
  items: readonly ReviewItem[];
  /** The link to the part of the form, whose text names the group. Default: none. */
  edit?: { /** `#` and the id of the form's part on this page, or the address of the page that has it, which `LinkProvider` opens. */ href: string; /** “Change contact information”. */ label: ReactNode } | undefined;
}

/** The props of `ReviewSummary`. */
export interface ReviewSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Its heading, and the name of the region. */
  title: ReactNode;
  /** The lines, in groups; the order is the form's. */
  groups: readonly ReviewGroup[];
  /** Its other texts. */
  labels: {
    /** Shown while nothing is answered. */
    empty: ReactNode;
  };
  /** The level of the title; the groups come one below. Default 2. */
  level?: HeadingLevel | undefined;
  /** Below the lines: a promise, a button. */
  children?: ReactNode;
}

/** Within the page the browser's own link: it moves to the part and its focus with it, which not every router does. */
function EditLink({ href, label }: NonNullable<ReviewGroup['edit']>) {
  const Element = href.startsWith('#') ? 'a' : Link;
  return (
    <Element href={href} className={edit}>
      {label}
    </Element>
  );
}

/**
 * What a form will send, as description lists in a tinted box. It is not a live region, because it changes with
 * every keystroke and would interrupt constantly. To confirm that a form was sent use `SuccessPanel`.
 */
export function ReviewSummary({ title, groups, labels, level = 2, className, children, ...rest }: ReviewSummaryProps) {
  const id = useId();
  const Title = `h${level}` as const;
  const GroupTitle = `h${levelBelow[level]}` as const;
  const answered = groups.filter(({ items }) => items.length > 0);
  return (
    <section aria-labelledby={id} data-surface="tint" {...rest} className={classNames(pane, className)}>
      <div className={head}>
        <Title id={id} className={titleStyle}>
          {title}
        </Title>
      </div>
      {answered.length === 0 && <p className={empty}>{labels.empty}</p>}
      {answered.map((part) => (
        <div key={part.id} data-surface="raised" className={group}>
          <div className={groupHead}>
            <GroupTitle className={groupTitle}>{part.title}</GroupTitle>
            {part.edit && <EditLink {...part.edit} />}
          </div>
          <dl className={list}>
            {part.items.map((item, at) => (
              <div key={at} className={row}>
                <dt className={term}>{item.term}</dt>
                <dd className={valueStyle}>{item.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {children}
    </section>
  );
}
