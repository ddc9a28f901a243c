'use client';

import { applyTheme, checkThemeRadio, handleThemeChange, SYSTEM_THEME, THEME_PICKER, themeChoice } from '@uno/tokens/themeChoice';
import { themeKey } from '@uno/tokens/themeScript';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './ThemePicker.css.ts';

/** A theme to choose. */
export interface ThemeOption {
  /** Its name in `data-theme`: `evergreen`. */
  value: string;
  /** Its name in the page's language. */
  label: string;
  /** An element that fills its frame of 32 by 20 px, which has the `data-theme` of the theme. Default: the theme's button colour beside its ground. */
  mark?: ReactNode;
}

/** The default mark of the system's theme: light and dark in one frame. */
const SystemMark = () => (
  <svg width="100%" height="100%" viewBox="0 0 32 20" fill="currentColor" focusable="false">
    <path d="M32 0v20H0z" />
  </svg>
);

/**
 * Chooses the theme of the whole site: native radios in a fieldset, one picker per page. It has no `value`: the state is the
 * document's `data-theme`, which exists before React runs; set that to change the theme. The picker checks the document's
 * theme, even when another script changes it. A theme that a visitor checked before React hydrated the page is applied. The
 * choice is stored under `uno-theme`; a page that begins with `themeScript` of `@uno/tokens/themeScript` restores it before
 * its first paint. With `system` a visitor can return to the system's theme. On a page without React, `checkThemeRadio` and
 * `handleThemeChange` of `@uno/tokens/themeChoice` do the same. For a question of a form use `RadioGroup`.
 *
 * @example <ThemePicker legend="Theme" system="As the device" themes={[{ value: 'day', label: 'Day' }, { value: 'night', label: 'Night' }]} />
 */
export function ThemePicker({
  legend,
  themes,
  system,
  name = themeKey,
  onThemeChange,
  className,
  ...rest
}: ComponentPropsWithRef<'fieldset'> & {
  /** The name of the group. */
  legend: string;
  /** The themes, in the order in which they are shown. */
  themes: readonly ThemeOption[];
  /**
   * The label of the choice to follow the system: “As the device”. It comes first. The page must begin with a `themeScript`
   * that has `system`. Default: there is no such choice.
   */
  system?: string | undefined;
  /** The name of the radios. Default `uno-theme`. */
  name?: string;
  /** Called at each change, after the document shows it, with the theme, or `''` for the system's. */
  onThemeChange?: (theme: string) => void;
}) {
  const options: readonly ThemeOption[] = system === undefined ? themes : [{ value: SYSTEM_THEME, label: system, mark: <SystemMark /> }, ...themes];
  const group = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    // A visitor checked it before React hydrated the page.
    if (chosen && chosen.value !== themeChoice()) applyTheme(chosen.value);
  }, []);

  useLayoutEffect(() => {
    const checkCurrent = () => {
      if (group.current) checkThemeRadio(group.current, themeChoice() ?? themes[0]?.value);
    };
    checkCurrent();
    // `themeScript` follows the system, and another script may set a theme too.
    const observer = new MutationObserver(checkCurrent);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-system-theme'] });
    return () => observer.disconnect();
  }, [themes]);

  return (
    <fieldset {...{ [THEME_PICKER]: '' }} {...rest} className={classNames(styles.picker, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div ref={group} className={styles.themes}>
        {options.map(({ value, label, mark }) => (
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
            {/* The swatch has its own theme: CSS variables follow the nearest `data-theme`. */}
            <span className={styles.pane} data-theme={value || undefined} aria-hidden="true">
              {mark}
            </span>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
