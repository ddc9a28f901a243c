import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames/index.ts';
import { body, callout, light, picture, title as titleStyle } from './Callout.css.ts';

/** The kind of a note: something to do, something to watch for, something measured. */
export type CalloutKind = 'tip' | 'warning' | 'fact';

const surfaceOf = { tip: 'raised', warning: 'notice', fact: 'page' } as const satisfies Readonly<Record<CalloutKind, string>>;

/** The drawing of each kind, a tool of the trade, on 96 × 96 units. The floor is the lower edge. */
const pictures: Readonly<Record<CalloutKind, ReactNode>> = {
  // A squeegee at the foot of its stripe, which begins at the top of the pane however tall that is.
  tip: (
    <>
      <path data-plane="clear" d="M22-999V54h52V-999" />
      <path data-plane="ink" d="M16 54h64v6H16z" />
      <path data-plane="sun" d="M44 60h8v10h-8zM42 70h12v34H42z" />
    </>
  ),
  // The sign on a wet floor.
  warning: (
    <>
      <path d="M0 95h96" />
      <path data-plane="sun" d="M38 22h20l14 73h-9l-3-15H36l-3 15h-9z" />
      <path data-plane="sign" d="M43 34h10l5 30H38z" />
      <path d="M48 40v13M48 57v3" />
      <path d="M8 88q4-5 8 0t8 0M72 88q4-5 8 0t8 0" />
    </>
  ),
  // A window with its dimension line, as an architect draws it.
  fact: (
    <>
      <path data-plane="clear" d="M26 16h44v44H26z" />
      <path d="M48 16v44M26 38h44" />
      <path d="M26 66v16M70 66v16M18 76h60M22 80l8-8M66 80l8-8" />
    </>
  ),
};

/** A note inside an article. */
export interface CalloutProps extends Omit<ComponentPropsWithRef<'aside'>, 'title'> {
  /** Default `tip`. */
  kind?: CalloutKind;
  /** Its title, which is also its accessible name: “Tip”, “Good to know: hard water”. */
  title: ReactNode;
  /** The drawing beside it: a decorative `svg` that fills its frame. Default: a drawing of the kind. */
  picture?: ReactNode;
}

/**
 * A note inside an article: a tip, a warning, a fact. Its title and its drawing show its kind, never colour alone
 * (WCAG 1.4.1). Its role is `note`, which is not a landmark. It is part of the article from the start; for something that
 * happens while the page is open use `NoticeBox`, `ErrorBox` or `StatusRegion`.
 */
export function Callout({ kind = 'tip', title, picture: own, className, children, ...rest }: CalloutProps) {
  const id = useId();
  return (
    <aside role="note" aria-labelledby={id} {...rest} data-kind={kind} data-surface={surfaceOf[kind]} className={classNames(callout, className)}>
      <div className={light} aria-hidden="true">
        {own ?? (
          <svg className={picture} viewBox="0 0 96 96" focusable="false">
            {pictures[kind]}
          </svg>
        )}
      </div>
      <div className={body}>
        <p id={id} className={titleStyle}>
          {title}
        </p>
        {children}
      </div>
    </aside>
  );
}
