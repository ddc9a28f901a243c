import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { current, other, toggle } from './LanguageToggle.css.ts';

/** A language that the page can be read in. */
export interface Language {
  /** BCP 47, for `lang` and `hreflang`: `fr-CA`. */
  tag: string;
  /** Its name in that language: « Français ». */
  name: string;
  /** The same page in that language. */
  href: string;
}

/**
 * Links to the same page in other languages. Each language has its own name (WCAG 3.1.2); the current one is text, marked
 * as current, never a link. With an `aria-label` it is a group. The links are plain, because another language is another document. For any other link use
 * `Link`.
 */
export function LanguageToggle({ languages, active, showActive = true, className, ...rest }: ComponentPropsWithRef<'div'> & {
  /** The languages of the page, in the order in which they are shown. */
  languages: readonly Language[];
  /** The tag of the page's own language. */
  active: string;
  /** Whether the page's own language is shown too. Default `true`; use `false` in a header, which has no room for it. */
  showActive?: boolean;
}) {
  return (
    // Only an element with a role may have a name.
    <div role={rest['aria-label'] || rest['aria-labelledby'] ? 'group' : undefined} {...rest} className={classNames(toggle, className)}>
      {languages.map(({ tag, name, href }) =>
        tag === active ? (
          showActive && (
            <span key={tag} lang={tag} aria-current="true" className={current}>
              {name}
            </span>
          )
        ) : (
          <a key={tag} lang={tag} hrefLang={tag} href={href} className={other}>
            {name}
          </a>
        ),
      )}
    </div>
  );
}
