'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import type { Language } from '../LanguageToggle/index.ts';
import * as styles from './LanguageOffer.css.ts';

/**
 * Offers the same page in the language that the visitor seems to read, in one line of that language above the header; it
 * never redirects. It shows only where an ancestor has `data-language-offer`; set that before the first paint, so that
 * nothing moves. A native checkbox hides it with CSS, so it also works before any script; the component then moves the focus
 * to the page's `main` (`PageMain`). To remember the answer, listen for the checkbox's `change` event. For a permanent link
 * use `LanguageToggle`.
 */
export function LanguageOffer({
  language: { tag, name, href },
  link,
  dismiss,
  name: checkbox = 'language-offer',
  className,
  children,
  onChange,
  ...rest
}: Omit<ComponentPropsWithRef<'aside'>, 'lang'> & {
  /** The language that is offered, its own name, and the same page in it. */
  language: Language;
  /** The text of the link, in that language: « Lire en français ». */
  link: ReactNode;
  /** The label of the checkbox that hides the offer, in that language: « Ne plus proposer ». */
  dismiss: ReactNode;
  /** The `name` of that checkbox, by which the page can remember the choice. Default `language-offer`. */
  name?: string;
  /** The offer, in that language: « Cette page est aussi en français. » */
  children: ReactNode;
}) {
  return (
    <aside
      aria-label={name}
      {...rest}
      onChange={(event) => {
        onChange?.(event);
        document.querySelector('main')?.focus({ preventScroll: true });
      }}
      lang={tag}
      className={classNames(styles.offer, className)}
    >
      <p>
        {children}{' '}
        <a href={href} hrefLang={tag}>
          {link}
        </a>
      </p>
      <label className={styles.dismiss}>
        <input className={styles.box} type="checkbox" name={checkbox} />
        {dismiss}
      </label>
    </aside>
  );
}
