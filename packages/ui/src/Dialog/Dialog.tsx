'use client';

import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { classNames, hasContent } from '../classNames/index.ts';
import { HeadingElement, type HeadingLevel } from '../Heading/HeadingElement.tsx';
import { InertRest } from '../inertRest/index.ts';
import * as styles from './Dialog.css.ts';

/** What opens a dialog: its `trigger`, your `open`, or the page itself with `defaultOpen`. */
type DialogOpening =
  | {
      /** The button that opens it. With a button elsewhere control it with `open`. Default: none. */
      trigger: ReactElement;
      open?: undefined;
      /** Whether it is open at first. Default false. */
      defaultOpen?: boolean | undefined;
      /** Called when it opens and when it closes. */
      onOpenChange?: ((open: boolean) => void) | undefined;
    }
  | { trigger?: ReactElement | undefined; /** Whether it is open, if controlled. */ open: boolean; defaultOpen?: undefined; onOpenChange: (open: boolean) => void }
  | { trigger?: undefined; open?: undefined; defaultOpen: boolean; onOpenChange?: ((open: boolean) => void) | undefined };

/** The props of `Dialog`. */
export type DialogProps = DialogOpening & Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** What it asks or shows: its name, and a heading. */
  title: ReactNode;
  /** The level of the title. Default 2. */
  level?: HeadingLevel | undefined;
  /** One or two sentences that a screen reader reads with the title. Your own `aria-describedby` is added to it. */
  description?: ReactNode;
  /** At its end: buttons, the one that is meant first. Put one that only closes into a `DialogClose`. */
  actions?: ReactNode;
  /** Its other texts. */
  labels: {
    /** The text of the button at its upper end: “Close”. */
    close: ReactNode;
  };
};

/**
 * A dialog over the page that asks for an answer before anything else: confirm, choose, fill in two fields (APG, *Dialog (Modal)*).
 * The focus moves into it, stays inside, and returns to where it was. Escape and its buttons close it; a press beside it does not, so
 * that no answer is lost by a slip. For a message use `NoticeBox` or `StatusRegion`; for a longer task, a page of its own.
 * `className`, `ref` and the rest reach the dialog.
 *
 * It is Radix's non-modal form, made modal by `inert` on the rest of the document, because the modal form writes a style element
 * that a strict Content-Security-Policy refuses.
 */
export function Dialog({ title, level = 2, description, trigger, actions, labels, open, defaultOpen = false, onOpenChange, className, children, ...rest }: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root modal={false} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <div data-surface="dark" className={styles.backdrop}>
          <Radix.Content
            {...rest}
            data-surface="page"
            data-uno-dialog=""
            aria-modal="true"
            className={classNames(styles.panel, className)}
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              // Where the opener never had the focus (Safari focuses no button that is pressed), Radix focuses the trigger.
              if (!(opener.current instanceof HTMLElement) || opener.current === document.body) return;
              event.preventDefault();
              // What the answer has focused meanwhile keeps the focus.
              if (document.activeElement === document.body) opener.current.focus();
            }}
          >
            <InertRest />
            <div className={styles.head}>
              <Radix.Title asChild>
                <HeadingElement level={level} className={styles.title}>
                  {title}
                </HeadingElement>
              </Radix.Title>
              <Radix.Close asChild>
                <Button variant="quiet" size="small">
                  {labels.close}
                  <X aria-hidden="true" size={20} />
                </Button>
              </Radix.Close>
            </div>
            {hasContent(description) && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            {children}
            {hasContent(actions) && <div className={styles.actions}>{actions}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The props of `DialogClose`. */
export type DialogCloseProps = { /** A `Button`. */ children: ReactElement };

/** Makes the button in it close the `Dialog` around it. */
export function DialogClose({ children }: DialogCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
