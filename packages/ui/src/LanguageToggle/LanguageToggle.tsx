import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './LanguageToggle.css.ts';

/** A language that the page can be read in. */
export interface Language {
  /** BCP 47, for `lang` and `hreflang`: `fr-CA`. */
  tag: string;
  /** Its name in that language: « Français ». */
  name: string;
  /** The same page in that language. */
  href: string;
}

/** The props of `LanguageToggle`. */
export type LanguageToggleProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The languages of the page, in the order in which they are shown. */
  languages: readonly Language[];
  /** The tag of the page's own language. */
  current: string;
  /** Whether the page's own language is shown too. Default `true`; use `false` in a header, which has no room for it. */
  showCurrent?: boolean | undefined;
};

/**
 * Links to the same page in other languages. Each language has its own name (WCAG 3.1.2); the current one is text, marked
 * as current, never a link. With an `aria-label` it is a group. The links are plain, because another language is another document. For any other link use
 * `Link`.
 */
export function LanguageToggle({ languages, current, showCurrent = true, className, ...rest }: LanguageToggleProps) {
  return (
    // Only an element with a role may have a name.
    <div role={rest['aria-label'] || rest['aria-labelledby'] ? 'group' : undefined} {...rest} className={classNames(styles.toggle, className)}>
      {languages.map(({ tag, name, href }) =>
        tag === current ? (
          showCurrent && (
            <span key={tag} lang={tag} aria-current="true" className={styles.current}>
              {name}
            </span>
          )
        ) : (
          <a key={tag} lang={tag} hrefLang={tag} href={href} className={styles.other}>
            {name}
          </a>
        ),
      )}
    </div>
  );
}
