'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { InertRest } from '../inertRest/index.ts';
import type { MobileMenuLabels } from './labels.ts';
import { button, MORE, panel, title, top } from './MobileMenu.css.ts';

/**
 * The open menu: a dialog over the page (APG, *Dialog*). Radix in its non-modal form, made modal by `inert`
 * on the rest of the document, because its own modal form writes a style element that a strict Content-Security-Policy refuses.
 */
export function MobileMenuPanel({ open, onOpenChange, labels, returnFocus, children }: {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when it should close. */
  onOpenChange: (open: boolean) => void;
  /** The text of its button, and its name. */
  labels: MobileMenuLabels;
  /** Gives focus back to the button that opened the dialog. */
  returnFocus: () => void;
  /** Its content: lists of links. */
  children: ReactNode;
}) {
  // A router prevents the click's default and shows the page. Otherwise the browser loads a document, and the menu stays
  // until then, so that the page below does not flash up.
  const closeOnNavigation = ({ nativeEvent, target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    setTimeout(() => {
      if (nativeEvent.defaultPrevented) onOpenChange(false);
    });
  };
  // Radix moves the focus from the last control to the first without scrolling. What a finger touches is not scrolled.
  const bringIntoView = ({ target }: FocusEvent) => {
    // jsdom, where applications test their pages, has no `scrollIntoView`.
    if ('scrollIntoView' in target && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          data-surface="page"
          className={panel}
          data-uno-mobile-menu=""
          aria-modal="true"
          aria-describedby={undefined}
          onClick={closeOnNavigation}
          onFocus={bringIntoView}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
        >
          {open && <InertRest />}
          <div className={top}>
            <Dialog.Title className={title}>{labels.title}</Dialog.Title>
            <Dialog.Close className={button} type="button">
              {labels.close}
              <X aria-hidden="true" size={24} />
            </Dialog.Close>
          </div>
          {children}
          <EndMarker />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Marks the end of the panel's content: while it is out of view, the panel has `data-more`. */
function EndMarker() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const end = here.current;
    const menu = end?.parentElement;
    // jsdom, where applications test their pages, has no `IntersectionObserver`.
    if (!end || !menu || !('IntersectionObserver' in window)) return undefined;
    // At the end of the scroll a fraction of a pixel may be missing.
    const observer = new IntersectionObserver(([entry]) => menu.toggleAttribute(MORE, entry?.isIntersecting === false), { root: menu, rootMargin: '0px 0px 2px' });
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return <span ref={here} />;
}
