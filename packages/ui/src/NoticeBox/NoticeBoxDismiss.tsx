'use client';

import { Button, type ButtonProps } from '../Button/index.ts';
import { classNames } from '../classNames/index.ts';
import { box, dismiss } from './NoticeBox.css.ts';

const stops = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/** Moves the focus to the next control after the box, or if there is none, to the last one before it. */
function focusBeside(noticeBox: Element | null): void {
  const beside = [...document.querySelectorAll<HTMLElement>(stops)].filter((stop) => !noticeBox?.contains(stop) && stop.getClientRects().length > 0);
  const next = beside.find((stop) => noticeBox && noticeBox.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  (next ?? beside.at(-1))?.focus();
}

/** The props of `NoticeBoxDismiss`. */
export type NoticeBoxDismissProps = ButtonProps & { /** Called when it is pressed: stop rendering the box. */ onDismiss: () => void };

/**
 * A button in the `actions` of a `NoticeBox`: “Hide this message”. The focus moves to the control after the box, so that it is not
 * lost (WCAG 2.4.3), then `onDismiss` is called, in which you stop rendering the box. Without JavaScript the button is not there.
 */
export function NoticeBoxDismiss({ onDismiss, onClick, className, ...rest }: NoticeBoxDismissProps) {
  return (
    <Button
      variant="quiet"
      {...rest}
      className={classNames(dismiss, className)}
      onClick={(event) => {
        onClick?.(event);
        focusBeside(event.currentTarget.closest(`.${box}`));
        onDismiss();
      }}
    />
  );
}
