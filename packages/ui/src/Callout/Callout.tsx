import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { body, callout, light, title as titleStyle } from './Callout.css.ts';

/** The kind of a note: something to do, something to watch for, something measured. */
export type CalloutKind = 'tip' | 'warning' | 'fact';

const surfaceOf = { tip: 'raised', warning: 'notice', fact: 'page' } as const satisfies Readonly<Record<CalloutKind, string>>;

/** A note inside an article. */
export interface CalloutProps extends Omit<ComponentPropsWithRef<'aside'>, 'title'> {
  /** Default `tip`. */
  kind?: CalloutKind | undefined;
  /** Its title, which is also its accessible name: “Tip”, “Good to know”. */
  title: ReactNode;
  /** A drawing in a frame beside the words: an `svg`, up to 104 px wide, which is hidden from assistive technology. Default: none. */
  picture?: ReactNode;
}

/**
 * A note inside an article: a tip, a warning, a fact. Its title says its kind, never colour alone (WCAG 1.4.1). Its role is `note`, which is not a landmark. It is part of the article from the start; for something that
 * happens while the page is open use `NoticeBox`, `ErrorBox` or `StatusRegion`.
 */
export function Callout({ kind = 'tip', title, picture, className, children, ...rest }: CalloutProps) {
  const id = useId();
  return (
    <aside role="note" aria-labelledby={id} {...rest} data-kind={kind} data-pictured={hasContent(picture)} data-surface={surfaceOf[kind]} className={classNames(callout, className)}>
      {hasContent(picture) && <div className={light} aria-hidden="true">{picture}</div>}
      <div className={body}>
        <p id={id} className={titleStyle}>
          {title}
        </p>
        {children}
      </div>
    </aside>
  );
}
