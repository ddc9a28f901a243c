'use client';

import { Menu } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../classNames/index.ts';
import { useMergedRefs } from '../mergeRefs/index.ts';
import { loadedPanel, fetchMobileMenu } from './fetchMobileMenu.ts';
import { button } from './MobileMenu.css.ts';
import type { MobileMenuLabels } from './labels.ts';
import type { MobileMenuPanel } from './MobileMenuPanel.tsx';

/** The props of `MobileMenu`. */
export type MobileMenuProps = ComponentPropsWithRef<'button'> & {
  /** The texts of its buttons, and the dialog's name. */
  labels: MobileMenuLabels;
  /**
   * Whether it is open, if controlled. Give `onOpenChange` with it. An application that focuses a new page's heading must
   * close it in the same render: an element under an open menu can't take the focus.
   */
  open?: boolean | undefined;
  /** Whether it is open at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens and when it closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called when the dialog can't open because its code did not load: show a message. The next press tries again. */
  onUnavailable?: (() => void) | undefined;
  /** The content of the dialog: a `nav` with a `MobileMenuList`, a `LanguageToggle`, `MobileMenuActions`. */
  children: ReactNode;
};

/**
 * The navigation of small screens: a labelled button and a dialog over the page (APG, *Dialog*). Focus stays
 * inside while it is open, then returns to the button. It closes when a router follows a link, when the page is left, on
 * Back and Forward, and in a window that becomes too wide for the button. The dialog's code is
 * fetched on hover, touch or focus of the button; until it has loaded, pressing Escape or leaving the button
 * cancels the press. A click whose default your `onClick` prevents does not open it. Without JavaScript the header shows its links instead. Where they fit on one line use
 * `NavigationMenu`. `className`, `ref` and the rest reach the button.
 */
export function MobileMenu({
  labels,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  onUnavailable,
  onPointerEnter,
  onFocus,
  onBlur,
  onClick,
  className,
  children,
  ref,
  ...rest
}: MobileMenuProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = openProp ?? ownOpen;
  const [PanelLoaded, setPanel] = useState<typeof MobileMenuPanel | undefined>(loadedPanel);
  const loading = useRef(false);
  const giveUp = useRef(() => {});
  const close = useRef(() => {});
  const trigger = useRef<HTMLButtonElement>(null);

  const load = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    // Already loaded: set it at once, so that the dialog renders once and not twice.
    if (loadedPanel()) return setPanel(loadedPanel);
    fetchMobileMenu()
      .then(() => setPanel(loadedPanel))
      .catch(() => {
        // The next touch tries again.
        loading.current = false;
        giveUp.current();
      });
  }, []);

  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const isWaiting = open && !PanelLoaded;

  useEffect(() => {
    close.current = () => setOpen(false);
    giveUp.current = () => {
      if (!isWaiting) return;
      setOpen(false);
      onUnavailable?.();
    };
    if (!isWaiting) return undefined;
    load();
    const cancelPress = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', cancelPress);
    return () => removeEventListener('keydown', cancelPress);
  });

  // It closes when Back, Forward or a link to a place changes the page under it, when the page is left (the back/forward
  // cache would bring it back open), and when the window becomes wide enough for links. The listeners stay while it is open:
  // a router may render while it handles Back, and a listener that a render replaces then never hears the event.
  useEffect(() => {
    if (!open) return undefined;
    const leave = () => close.current();
    // The page may be frozen before React's next task.
    const closeAtOnce = () => flushSync(() => close.current());
    const closeIfButtonHidden = () => {
      if (trigger.current?.getClientRects().length === 0) close.current();
    };
    addEventListener('popstate', leave);
    addEventListener('pagehide', closeAtOnce);
    addEventListener('resize', closeIfButtonHidden);
    return () => {
      removeEventListener('popstate', leave);
      removeEventListener('pagehide', closeAtOnce);
      removeEventListener('resize', closeIfButtonHidden);
    };
  }, [open]);

  // If a new page took the focus meanwhile, leave it there.
  const returnFocus = () => {
    if (document.activeElement === document.body) trigger.current?.focus();
  };

  return (
    <>
      <button
        {...rest}
        ref={useMergedRefs(trigger, ref)}
        type="button"
        className={classNames(button, className)}
        aria-haspopup="dialog"
        aria-expanded={open && PanelLoaded !== undefined}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          load();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          load();
        }}
        onBlur={(event) => {
          onBlur?.(event);
          if (isWaiting) setOpen(false);
        }}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented) return;
          load();
          setOpen(true);
        }}
      >
        {labels.open}
        <Menu aria-hidden="true" size={24} />
      </button>
      {PanelLoaded !== undefined && (
        <PanelLoaded open={open} onOpenChange={setOpen} labels={labels} returnFocus={returnFocus}>
          {children}
        </PanelLoaded>
      )}
    </>
  );
}
