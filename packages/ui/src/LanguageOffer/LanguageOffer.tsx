'use client';

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import type { Language } from '../LanguageToggle/index.ts';
import * as styles from './LanguageOffer.css.ts';

/** The props of `LanguageOffer`. */
export type LanguageOfferProps = Omit<ComponentPropsWithRef<'aside'>, 'lang'> & {
  /** The language that is offered, its own name, and the same page in it. */
  language: Language;
  /** Its other texts, in that language. */
  labels: {
    /** The text of the link: « Lire en français ». */
    link: ReactNode;
    /** The text of the button that hides the offer: « Ne plus proposer ». */
    dismiss: ReactNode;
  };
  /** The `name` of that button, by which a script can find it before React hydrates it. Default `language-offer`. */
  name?: string | undefined;
  /** Called once the offer is hidden. */
  onDismissed?: (() => void) | undefined;
  /** The offer, in that language: « Cette page est aussi en français. » */
  children: ReactNode;
};

/**
 * Offers the same page in the language that the visitor seems to read, in one line of that language above the header; it
 * never redirects. It shows only where an ancestor has `data-language-offer`; set that before the first paint, so that
 * nothing moves. Its button removes that attribute and moves the focus to the page's `main` (`PageMain`); `onDismissed` is where
 * to remember the answer. For a permanent link use `LanguageToggle`.
 */
export function LanguageOffer({
  language: { tag, name, href },
  labels,
  name: button = 'language-offer',
  onDismissed,
  className,
  children,
  ...rest
}: LanguageOfferProps) {
  const hide = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('[data-language-offer]')?.removeAttribute('data-language-offer');
    // The offer disappears together with the focused button.
    document.querySelector('main')?.focus({ preventScroll: true });
    onDismissed?.();
  };
  return (
    <aside
      data-surface="subtle"
      aria-label={name}
      {...rest}
      lang={tag}
      className={classNames(styles.offer, className)}
    >
      <p>
        {children}{' '}
        <a href={href} hrefLang={tag}>
          {labels.link}
        </a>
      </p>
      <button type="button" name={button} className={styles.dismiss} onClick={hide}>
        {labels.dismiss}
      </button>
    </aside>
  );
}
