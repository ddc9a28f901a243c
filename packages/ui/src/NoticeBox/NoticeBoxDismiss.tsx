'use client';

import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { classNames } from '../classNames/index.ts';
import { box, dismiss } from './NoticeBox.css.ts';

const stops = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/** The next control after the box, or if there is none, the last one before it. */
function controlBeside(noticeBox: Element | null): HTMLElement | undefined {
  const beside = [...document.querySelectorAll<HTMLElement>(stops)].filter((stop) => !noticeBox?.contains(stop) && stop.getClientRects().length > 0);
  const next = beside.find((stop) => noticeBox && noticeBox.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  return next ?? beside.at(-1);
}

/** The props of `NoticeBoxDismiss`. */
export type NoticeBoxDismissProps = ButtonProps & {
  /** Called when it is pressed: stop rendering the box, now or later. Until you do, the box and the focus stay. */
  onDismiss: () => void;
};

/**
 * A button in the `actions` of a `NoticeBox`: “Hide this message”. It calls `onDismiss`, in which you stop rendering the box; the focus
 * then moves to the control after it, so that it is not lost (WCAG 2.4.3). If your `onClick` prevents the click's default, `onDismiss` is
 * not called. Without JavaScript the button is not there.
 */
export function NoticeBoxDismiss({ onDismiss, onClick, className, ...rest }: NoticeBoxDismissProps) {
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(
    () => () => {
      const noticeBox = pressed.current?.closest(`.${box}`) ?? null;
      // What the answer has focused meanwhile keeps the focus. Safari focuses no button that is pressed.
      if (!pressed.current || !(document.activeElement === document.body || noticeBox?.contains(document.activeElement))) return;
      const beside = controlBeside(noticeBox);
      // React calls no handler of an element that takes the focus while it removes another.
      queueMicrotask(() => beside?.focus());
    },
    [],
  );
  return (
    <Button
      variant="quiet"
      {...rest}
      className={classNames(dismiss, className)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        pressed.current = event.currentTarget;
        onDismiss();
      }}
    />
  );
}
