import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Info } from 'lucide-react';
import { classNames } from '../classNames/index.ts';
import { room } from '../room/room.css.ts';
import { actions as actionsStyle, body, box, icon, title as titleStyle } from './NoticeBox.css.ts';

/** The props of `NoticeBox`. */
export interface NoticeBoxProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What the person should know, in a few words: the box's name. */
  title: ReactNode;
  /** The level of the title. Default 2. */
  level?: 2 | 3 | 4;
  /** Below the words: the other ways to reach us. */
  actions?: ReactNode;
}

/**
 * A notice about a state that the user did not cause, such as a form that is temporarily unavailable, with the other ways
 * to reach the company. It does not take the focus. For a user's mistake use `ErrorBox`.
 */
export function NoticeBox({ title, level = 2, actions, className, children, ...rest }: NoticeBoxProps) {
  const Title = `h${level}` as const;
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={classNames(room, className)}>
      <div data-surface="notice" className={box}>
        <Info className={icon} aria-hidden="true" />
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
