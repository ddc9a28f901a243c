'use client';

import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { AccessibleName } from '../accessibleName/accessibleName.ts';
import { HeadingElement, type HeadingLevel } from '../Heading/HeadingElement.tsx';
import * as styles from './Tabs.css.ts';

/** One part of `Tabs`. */
export interface TabItem<Value extends string = string> {
  /** What `value` and `onValueChange` call it. */
  value: Value;
  /** The words of its tab, in one line if possible. */
  label: ReactNode;
  /** What is shown while its tab is chosen. It stays mounted, so that a form in it keeps its answers. */
  content: ReactNode;
}

/** The props of `Tabs`; its accessible name is that of the list of tabs. */
export type TabsProps<Value extends string = string> = AccessibleName & Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | keyof AccessibleName> & {
  /** The parts, in order. */
  tabs: readonly TabItem<Value>[];
  /** The chosen part, if controlled. Give `onValueChange` with it. */
  value?: Value | undefined;
  /** The part that is chosen at first, if it is not controlled. Default: the first. */
  defaultValue?: Value | undefined;
  /** Called when another part is chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The level of the headings that replace the tabs without JavaScript and on paper. Default 3. */
  level?: HeadingLevel | undefined;
};

/**
 * Two to six parts of one thing, of which a reader needs one at a time (APG, *Tabs* with automatic activation: an arrow key chooses the
 * part at once, because its panel is already in the page; there is no manual activation). A part is always chosen: the first, if none is named.
 * Without JavaScript and on paper every part is shown under its heading. If readers compare the parts, or need them all, show
 * them below one another with a `ContentsList`; for questions use `Accordion`; for pages, links in a `nav`.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs<Value extends string>({ tabs, value, defaultValue, onValueChange, level = 3, 'aria-label': name, 'aria-labelledby': namedBy, ...rest }: TabsProps<Value>) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  // Also if the chosen part is no longer among them: without a chosen one, no tab could be reached by the Tab key.
  const at = Math.max(0, tabs.findIndex((tab) => tab.value === current));

  const choose = (next: Value) => {
    setOwn(next);
    if (next !== tabs[at]?.value) onValueChange?.(next);
  };
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const places = new Map([['ArrowRight', at + forwards], ['ArrowLeft', at - forwards], ['Home', 0], ['End', -1]]);
    const place = places.get(event.key);
    const next = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}-tab-${tabs.indexOf(next)}`)?.focus();
  };

  return (
    <div {...rest}>
      <div role="tablist" aria-label={name} aria-labelledby={namedBy} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === at}
            tabIndex={index === at ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab.value)}
            onKeyDown={chooseByKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          data-current={index === at ? '' : undefined}
          className={styles.panel}
        >
          <HeadingElement level={level} className={styles.heading}>
            {tab.label}
          </HeadingElement>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
