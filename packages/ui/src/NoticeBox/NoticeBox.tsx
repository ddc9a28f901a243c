import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames/index.ts';
import type { HeadingLevel } from '../Heading/HeadingElement.tsx';
import { room } from '../room/room.css.ts';
import { type StatusKind, statusIcons, statusSurfaces } from '../status/index.ts';
import { actions as actionsStyle, body, box, icon, title as titleStyle } from './NoticeBox.css.ts';

/** The props of `NoticeBox`. */
export interface NoticeBoxProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /**
   * What it says: something to know (`information`), something that worked (`success`), something to watch for (`warning`), something
   * that failed (`error`). Its icon, its heavy edge and its surface follow. Default `warning`.
   */
  kind?: StatusKind | undefined;
  /** What the person should know, in a few words: the box's name. */
  title: ReactNode;
  /** The level of the title. Default 2. */
  level?: HeadingLevel | undefined;
  /** Below the words: links, buttons, a `NoticeBoxDismiss`. */
  actions?: ReactNode;
}

/**
 * A message that belongs to the page: a form that is out of service, an address that was saved, a payment that failed. It does not
 * take the focus, and is not announced. For a user's mistake use `ErrorBox`; for a form that was sent, `SuccessPanel`.
 */
export function NoticeBox({ kind = 'warning', title, level = 2, actions, className, children, ...rest }: NoticeBoxProps) {
  const Title = `h${level}` as const;
  const Icon = statusIcons[kind];
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={classNames(room, className)}>
      <div data-surface={statusSurfaces[kind]} data-kind={kind} className={box}>
        <Icon className={icon} aria-hidden="true" />
        <div className={body}>
          <Title id={id} className={titleStyle}>
            {title}
          </Title>
          {children}
          {actions && <div className={actionsStyle}>{actions}</div>}
        </div>
      </div>
    </section>
  );
}
