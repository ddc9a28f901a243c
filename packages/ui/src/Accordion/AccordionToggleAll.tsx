'use client';

import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonLook } from '../Button/index.ts';
import { classNames } from '../classNames/index.ts';
import { useMergedRefs } from '../mergeRefs/index.ts';
import { item, list, toggleAll } from './Accordion.css.ts';

const accordionOf = (button: Element | null) => button?.closest(`.${list}`);

/** Its items, without those of another accordion inside it. */
const itemsOf = (button: Element | null): HTMLDetailsElement[] => {
  const accordion = accordionOf(button);
  return [...(accordion?.querySelectorAll<HTMLDetailsElement>(`.${item}`) ?? [])].filter((each) => each.closest(`.${list}`) === accordion);
};

/** The props of `AccordionToggleAll`. */
export interface AccordionToggleAllProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ButtonLook {
  /** Its texts, of which it shows one. */
  labels: {
    /** While an item is closed: “Open all”. */
    open: ReactNode;
    /** While every item is open: “Close all”. */
    close: ReactNode;
  };
}

/**
 * A button that opens every item of the `Accordion` that it begins, or closes them once all are open (GOV.UK, *Accordion*).
 * Its words and `aria-expanded` follow each item, however it was opened. Without JavaScript and on paper it is not there. Leave it
 * out if the items share a `name`: only one of those can be open.
 */
export function AccordionToggleAll({ labels, onClick, className, ref, ...rest }: AccordionToggleAllProps) {
  const own = useRef<HTMLButtonElement>(null);
  const [allOpen, setAllOpen] = useState(false);
  useLayoutEffect(() => {
    const accordion = accordionOf(own.current);
    const look = () => setAllOpen(itemsOf(own.current).every((item) => item.open));
    look();
    // `toggle` does not bubble. It also comes from an item that refused to change.
    accordion?.addEventListener('toggle', look, true);
    return () => accordion?.removeEventListener('toggle', look, true);
  });
  return (
    <Button
      variant="quiet"
      size="small"
      {...rest}
      ref={useMergedRefs(own, ref)}
      aria-expanded={allOpen}
      className={classNames(toggleAll, className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) for (const item of itemsOf(event.currentTarget)) item.open = !allOpen;
      }}
    >
      {allOpen ? labels.close : labels.open}
    </Button>
  );
}
