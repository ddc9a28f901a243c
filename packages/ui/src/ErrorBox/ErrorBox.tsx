'use client';

import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { OctagonAlert } from 'lucide-react';
import { useMergedRefs } from '../mergeRefs/index.ts';
import { classNames, hasContent } from '../classNames/index.ts';
import type { HeadingLevel } from '../Heading/HeadingElement.tsx';
import { actions as actionsStyle, body, box, frame, icon, link, list, text, title as titleStyle } from './ErrorBox.css.ts';
import { goToField } from './goToField.ts';

/** What the user must correct. */
export interface ErrorItem {
  /** `#` and the `id` of the field or of its group: `#email`. Default: the words are no link, and may hold one. */
  href?: string | undefined;
  /** The same words as beside the field. */
  children: ReactNode;
}

/** The props of `ErrorBox`. */
export interface ErrorBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What went wrong, in a few words: the box's name. */
  title: ReactNode;
  /** The text under the title: what happened and what to do. It is announced with the rest. */
  children?: ReactNode;
  /** What to correct, in the form's order; each link moves the focus to its field. Default: none. */
  items?: readonly ErrorItem[] | undefined;
  /** Change it with each attempt, so that the box takes the focus again when its words are the same. Default: only other words do that. */
  attempt?: number | string | undefined;
  /** The level of the title. Default 2. */
  level?: HeadingLevel | undefined;
  /** Whether it takes the focus when it appears and at each new error (GOV.UK, `disableAutoFocus`). Default true; with `false` it is only an alert. */
  autoFocus?: boolean | undefined;
  /** Below the words, and not announced with them: *Try again*, a call link. */
  actions?: ReactNode;
}

/**
 * Says why a form was not sent: a red box that takes the focus when it appears, when its words change and at each
 * new `attempt`. Its words are also an alert, for when the focus is already in it (GOV.UK, error summary).
 * Render it above the fields, only while there is an error. For a state that the user did not cause use
 * `NoticeBox`.
 */
export function ErrorBox({ title, items = [], attempt, level = 2, autoFocus = true, actions, className, children, ref, ...rest }: ErrorBoxProps) {
  const Title = `h${level}` as const;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const lastWords = useRef<string>(undefined);

  // After every render, because the words may come from anywhere in the tree; it compares before it acts.
  useEffect(() => {
    const now = `${attempt ?? ''} ${words.current?.textContent ?? ''}`;
    if (now === lastWords.current) return;
    lastWords.current = now;
    if (autoFocus) root.current?.focus();
  });

  const followLink = (event: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = event.currentTarget;
    // The browser follows a link to another page.
    if (pathname === location.pathname && search === location.search && goToField(hash.slice(1))) event.preventDefault();
  };

  return (
    <div
      role="group"
      aria-labelledby={id}
      {...rest}
      ref={useMergedRefs(root, ref)}
      tabIndex={-1}
      className={classNames(frame, className)}
    >
      <div data-surface="danger" className={box}>
        <OctagonAlert className={icon} aria-hidden="true" />
        <div className={body}>
          <div ref={words} role="alert">
            <Title id={id} className={titleStyle}>
              {title}
            </Title>
            {hasContent(children) && <div className={text}>{children}</div>}
            {items.length > 0 && (
              <ul className={list}>
                {items.map(({ href, children: sentence }, at) => (
                  // One field may have two errors.
                  <li key={at}>
                    {href === undefined ? (
                      <span className={link}>{sentence}</span>
                    ) : (
                      <a href={href} className={link} onClick={followLink}>
                        {sentence}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {hasContent(actions) && <div className={actionsStyle}>{actions}</div>}
        </div>
      </div>
    </div>
  );
}
