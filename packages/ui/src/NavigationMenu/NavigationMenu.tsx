'use client';

import * as Radix from '@radix-ui/react-navigation-menu';
import { ChevronDown } from 'lucide-react';
import {
  type ComponentPropsWithRef, createContext, type MouseEvent, type PointerEvent, type ReactNode, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { chevron, entry, heading, indexLink, list, panel, panelLink, root } from './NavigationMenu.css.ts';

/** In ms. Long enough that a pointer that only passes over a button does not open its panel. */
const HOVER_DELAY_MS = 120;

/** What a disclosure tells its menu. */
interface Panel {
  /** Whether it has `open`: then only its owner opens and closes it. */
  readonly isControlled: boolean;
  /** Called when it opens and closes, or if it is controlled, when it should. */
  readonly onOpenChange: ((open: boolean) => void) | undefined;
}

/** Keeps which panel of a menu is open: at most one. @param render called with its id, `''` if none is open */
function createPanels(render: (id: string) => void) {
  const panels = new Map<string, Panel>();
  let openId = '';
  /** The panel that opens once the controlled one before it has closed. */
  let nextId = '';
  const show = (id: string) => {
    openId = id;
    render(id);
  };
  /** The pointer, the keyboard or a link asks for another panel, or with `''` for none. */
  const request = (id: string) => {
    if (id === openId) return;
    const [before, after] = [panels.get(openId), panels.get(id)];
    nextId = after?.isControlled ? '' : id;
    before?.onOpenChange?.(false);
    after?.onOpenChange?.(true);
    if (!before?.isControlled) show(nextId);
  };
  return {
    /** Its owner, or its `defaultOpen`, opens a panel. */
    show: (id: string) => {
      const before = panels.get(openId);
      if (id !== openId && !before?.isControlled) before?.onOpenChange?.(false);
      show(id);
    },
    hide: (id: string) => {
      if (id === openId) show(nextId);
      nextId = '';
    },
    request,
    /** Closes a panel that has no owner. */
    closeOwn: () => {
      if (!panels.get(openId)?.isControlled) request('');
    },
    register: (id: string, panel: Panel) => {
      panels.set(id, panel);
      return () => void panels.delete(id);
    },
  };
}

/** The panels of the menu around a disclosure, and the id of the open one. */
const PanelsContext = createContext({ panels: createPanels(() => undefined), openId: '' });

/** The props of `NavigationMenu`. */
export type NavigationMenuProps = Omit<ComponentPropsWithRef<'nav'>, 'defaultValue' | 'dir'> & {
  /** Name of the landmark: “Main”. */
  'aria-label': string;
  /**
   * Its direction, if it differs from the page's; the arrow keys follow it. Default: the page's direction (no `dir`
   * attribute).
   */
  dir?: 'ltr' | 'rtl' | undefined;
};

/**
 * The site's main navigation: a list of links, some of them behind a disclosure (APG, *Disclosure
 * Navigation*: links in lists, never `role="menu"`). Give it an `aria-label`. Everything is in the server's
 * HTML; without JavaScript the panels are open, in the flow. A panel opens below it, or below the `Header` around it. On small screens use `MobileMenu`.
 */
export function NavigationMenu({ dir, className, children, ...rest }: NavigationMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const [openId, setOpenId] = useState('');
  const [panels] = useState(() => createPanels(setOpenId));
  // Radix does not forget a hover that is still waiting when Escape is pressed, and misses an Escape that comes
  // between a hover's end and the panel's first frame: either would leave the panel open.
  const escaped = useRef(false);
  useEffect(() => {
    const recordKey = ({ key }: KeyboardEvent) => {
      escaped.current = key === 'Escape';
    };
    // Runs after Radix, which returns the focus while the panel is still open.
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') panels.closeOwn();
    };
    // The back/forward cache would bring the page back with its panel open. At once, because the page may be frozen before
    // React's next task.
    const leave = () => flushSync(() => panels.request(''));
    addEventListener('keydown', recordKey, true);
    addEventListener('keydown', close);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('keydown', recordKey, true);
      removeEventListener('keydown', close);
      removeEventListener('pagehide', leave);
    };
  }, [panels]);
  const forgetEscape = () => {
    escaped.current = false;
  };
  // Radix's focus proxy is `aria-hidden` and focusable at once, which WCAG 4.1.2 forbids (axe: aria-hidden-focus).
  useEffect(() => nav.current?.querySelector('[aria-hidden][tabindex="0"]')?.removeAttribute('aria-hidden'), [openId]);

  // `asChild`: Radix merges its props into our `nav`. Its own element would always have `dir="ltr"`.
  return (
    <Radix.Root
      {...rest}
      asChild
      dir={dir}
      delayDuration={HOVER_DELAY_MS}
      value={openId}
      onValueChange={(next) => {
        if (next === '' || !escaped.current) panels.request(next);
      }}
    >
      <nav ref={nav} dir={dir} onPointerEnter={forgetEscape} onClickCapture={forgetEscape} className={classNames(root, className)}>
        <Radix.List dir={undefined} className={list}>
          <PanelsContext value={useMemo(() => ({ panels, openId }), [panels, openId])}>{children}</PanelsContext>
        </Radix.List>
      </nav>
    </Radix.Root>
  );
}

/** The props of `NavigationMenuLink`. */
export type NavigationMenuLinkProps = LinkProps & { /** Whether it leads to the page being read: `aria-current="page"`. Default false. */ current?: boolean | undefined };

/** A link of the main navigation. `className`, `ref` and the rest reach the link. */
export function NavigationMenuLink({
  current = false,
  className,
  ...rest
}: NavigationMenuLinkProps) {
  return (
    <Radix.Item>
      <Radix.Link asChild active={current}>
        <Link {...rest} className={classNames(entry, className)} />
      </Radix.Link>
    </Radix.Item>
  );
}

/** The props of `NavigationMenuDisclosure`. */
export type NavigationMenuDisclosureProps = Omit<ComponentPropsWithRef<'li'>, 'value'> & {
  /** The text of the button. */
  label: ReactNode;
  /** Whether the current page is among the panel's links: `aria-current` on the button (WCAG 1.3.1). Default false. */
  current?: boolean | undefined;
  /** Whether its panel is open, if controlled. Give `onOpenChange` with it. A menu has one open panel: control one at a time. */
  open?: boolean | undefined;
  /** Whether its panel is open at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when a pointer, a key, a followed link or another panel opens and closes it; if it is controlled, when they should. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called once, when the button works after hydration: replay the early clicks that were held back. Later functions are not called. */
  onMount?: (() => void) | undefined;
  /** The panel: a `NavigationMenuPanelList`. */
  children: ReactNode;
};

/**
 * A button of the main navigation that opens a panel of links. Opens on hover and on click; Enter and Space
 * toggle; Escape closes and returns the focus. A click keeps open a panel that hover opened, and a panel opened by
 * a click stays open when the pointer leaves. One panel of a menu is open at a time. Controlled with `open` and `onOpenChange`,
 * uncontrolled with `defaultOpen`. Before hydration a script can open the panel with the button's
 * `aria-expanded`. `className`, `ref` and the rest reach the `<li>` around both.
 */
export function NavigationMenuDisclosure({
  label,
  current = false,
  open,
  defaultOpen = false,
  onOpenChange,
  onMount,
  children,
  ...rest
}: NavigationMenuDisclosureProps) {
  const id = useId();
  const { panels, openId } = useContext(PanelsContext);
  const [isOpenAtFirst] = useState(open ?? defaultOpen);
  // The pointer does not close what it has not opened.
  const pinned = useRef(isOpenAtFirst);
  const trigger = useRef<HTMLButtonElement>(null);
  const [mounted, setMounted] = useState(false);

  useEffect(() => {
    setMounted(true);
  }, []);
  const latestOnMount = useRef(onMount);
  useEffect(() => {
    latestOnMount.current = onMount;
  }, [onMount]);
  useEffect(() => {
    if (mounted) latestOnMount.current?.();
  }, [mounted]);

  useLayoutEffect(() => panels.register(id, { isControlled: open !== undefined, onOpenChange }), [panels, id, open, onOpenChange]);
  useLayoutEffect(() => {
    if (open ?? isOpenAtFirst) panels.show(id);
    else if (open === false) panels.hide(id);
  }, [panels, id, open, isOpenAtFirst]);
  // The menu learns in an effect which panel is open; the server's HTML and the first render show it already.
  const isExpanded = openId === id || (!mounted && isOpenAtFirst);

  const isOpen = () => trigger.current?.dataset['state'] === 'open';

  const pinInsteadOfClose = (event: MouseEvent) => {
    if (isOpen() && !pinned.current) {
      pinned.current = true;
      event.preventDefault();
    } else {
      pinned.current = !isOpen();
    }
  };
  const keepWhenPinned = (event: PointerEvent) => {
    if (pinned.current && isOpen()) event.preventDefault();
  };
  const forgetPin = () => {
    if (!isOpen()) pinned.current = false;
  };

  return (
    <Radix.Item {...rest} value={id}>
      {/* Where scripting is on, the browser renders none of it: the label is in the page once. */}
      <noscript>
        <span className={heading}>{label}</span>
      </noscript>
      <Radix.Trigger
        ref={trigger}
        type="button"
        className={entry}
        aria-current={current ? true : undefined}
        aria-expanded={isExpanded}
        data-state={isExpanded ? 'open' : 'closed'}
        onPointerEnter={forgetPin}
        onPointerLeave={keepWhenPinned}
        onClick={pinInsteadOfClose}
      >
        {label}
        <ChevronDown aria-hidden="true" className={chevron} />
      </Radix.Trigger>
      {/*
        Radix names the panel after its trigger, and only an element with a role may have a name. Radix also disables the
        pointer on a closed panel. A closed panel is shown only where scripting is off, and there its links must work.
      */}
      <Radix.Content forceMount dir={undefined} role="group" data-surface="raised" className={panel} style={{ pointerEvents: undefined }} onPointerLeave={keepWhenPinned}>
        {children}
      </Radix.Content>
    </Radix.Item>
  );
}

/** The props of `NavigationMenuPanelLink`. */
export type NavigationMenuPanelLinkProps = LinkProps & {
  /** Whether it leads to the page being read: `aria-current="page"`. Default false. */
  current?: boolean | undefined;
  /** Whether it leads to the section's index page: it is then larger and two rows high. Put it first. Default false. */
  index?: boolean | undefined;
};

/**
 * A link inside a panel; following it closes the panel. Ctrl-click and middle click open a new tab as
 * usual.
 */
export function NavigationMenuPanelLink({ current = false, index = false, className, ...rest }: NavigationMenuPanelLinkProps) {
  return (
    <Radix.Link asChild active={current}>
      <Link {...rest} className={classNames(panelLink, index && indexLink, className)} />
    </Radix.Link>
  );
}
