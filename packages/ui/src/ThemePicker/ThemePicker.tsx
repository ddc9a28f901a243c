'use client';

import { applyTheme, checkThemeRadio, handleThemeChange, SYSTEM_THEME, THEME_PICKER, themeChoice } from '@uno/tokens/themeChoice';
import { themeKey } from '@uno/tokens/themeScript';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './ThemePicker.css.ts';

/** A theme to choose. */
export interface ThemeOption {
  /** Its name as `data-theme` carries it: `evergreen`. */
  value: string;
  /** What it is called in the page's language. */
  label: string;
  /** What fills its frame of 32 by 20 px, in the colours of the theme: the frame has its `data-theme`. Default: the colour of its buttons beside its ground. */
  mark?: ReactNode;
}

/** Light and dark in one frame: the theme of the system, whichever it is. */
const Halves = () => (
  <svg width="100%" height="100%" viewBox="0 0 32 20" fill="currentColor" focusable="false">
    <path d="M32 0v20H0z" />
  </svg>
);

/**
 * Chooses the colours of the whole site: native radios in a fieldset, one picker a page. It has no `value`: the document's
 * `data-theme` is the state, which the page has before React does; set that to change the theme. The picker checks the theme
 * that the document has, also when something else changes it; where a visitor has checked one before React hydrated the page,
 * it shows that one. The choice is stored under `uno-theme`; a page that begins with `themeScript` of `@uno/tokens/themeScript`
 * has it again before its first paint. With `system` a visitor can go back to the theme that the system asks for. On a page
 * that runs no React, `checkThemeRadio` and `handleThemeChange` of `@uno/tokens/themeChoice` do the same. For a question of a
 * form use `RadioGroup`.
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
  /** The themes, in the order that they are offered. */
  themes: readonly ThemeOption[];
  /**
   * What the choice to follow the system is called: “As the device”. It comes first. The page must begin with a `themeScript`
   * that has `system`. Default: it is not offered.
   */
  system?: string | undefined;
  /** The name of the radios. Default `uno-theme`. */
  name?: string;
  /** Told of each change, after the document shows it: the theme, or `''` for the system's. */
  onThemeChange?: (theme: string) => void;
}) {
  const offered: readonly ThemeOption[] = system === undefined ? themes : [{ value: SYSTEM_THEME, label: system, mark: <Halves /> }, ...themes];
  const group = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    // A visitor checked it before React hydrated the page.
    if (chosen && chosen.value !== themeChoice()) applyTheme(chosen.value);
  }, []);

  useLayoutEffect(() => {
    const show = () => {
      if (group.current) checkThemeRadio(group.current, themeChoice() ?? themes[0]?.value);
    };
    show();
    // `themeScript` follows the system, and another script may set a theme too.
    const observer = new MutationObserver(show);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-system-theme'] });
    return () => observer.disconnect();
  }, [themes]);

  return (
    <fieldset {...{ [THEME_PICKER]: '' }} {...rest} className={classNames(styles.picker, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div ref={group} className={styles.themes}>
        {offered.map(({ value, label, mark }) => (
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
            {/* The swatch wears its own theme: the contract's variables follow the nearest `data-theme`. */}
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
