'use client';

import { applyTheme, checkThemeRadio, handleThemeChange, THEME_PICKER } from '@uno/tokens/themeChoice';
import { themeKey } from '@uno/tokens/themeScript';
import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './ThemePicker.css.ts';

/** A theme to choose. */
export interface ThemeOption {
  /** Its name as `data-theme` carries it: `evergreen`. */
  value: string;
  /** What it is called in the page's language. */
  label: string;
}

/**
 * Chooses the colours of the whole site: native radios in a fieldset, one picker a page. It has no `value`: the document's
 * `data-theme` is the state, which the page has before React does; set that to change the theme. The picker checks the theme that the document has, also when something else changes it; where
 * a visitor has checked one before React hydrated the page, it shows that one. On a page that runs no React, `checkThemeRadio`
 * and `handleThemeChange` of `@uno/tokens/themeChoice` do the same. The choice is stored under `uno-theme`; a page that
 * begins with `themeScript` of `@uno/tokens/themeScript` has it again before its first paint. For a question of a form
 * use `RadioGroup`.
 */
export function ThemePicker({
  legend,
  themes,
  name = themeKey,
  onThemeChange,
  className,
  ...rest
}: ComponentPropsWithRef<'fieldset'> & {
  /** The name of the group. */
  legend: string;
  /** The themes, in the order that they are offered. */
  themes: readonly ThemeOption[];
  /** The name of the radios. Default `uno-theme`. */
  name?: string;
  /** Told of each change, after the document shows it. */
  onThemeChange?: (theme: string) => void;
}) {
  const group = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    // A visitor checked it before React hydrated the page.
    if (chosen && chosen.value !== document.documentElement.dataset['theme']) applyTheme(chosen.value);
  }, []);

  useLayoutEffect(() => {
    const show = () => {
      if (group.current) checkThemeRadio(group.current, themes[0]?.value);
    };
    show();
    // `themeScript` follows the system, and another script may set a theme too.
    const observer = new MutationObserver(show);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [themes]);

  return (
    <fieldset {...{ [THEME_PICKER]: '' }} {...rest} className={classNames(styles.picker, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div ref={group} className={styles.themes}>
        {themes.map(({ value, label }) => (
          <label key={value} className={styles.theme}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={value}
              onChange={({ nativeEvent }) => {
                handleThemeChange(nativeEvent);
                onThemeChange?.(value);
              }}
            />
            {/* The pane wears its own theme: the contract's variables follow the nearest `data-theme`. */}
            <span className={styles.pane} data-theme={value} aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
