'use client';

import { applyTheme, checkThemeRadio, handleThemeChange, SYSTEM_THEME, THEME_PICKER, themeChoice, type ThemeStorage } from '@uno/tokens/themeChoice';
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './ThemePicker.css.ts';

/** A theme to choose. */
export interface ThemeOption {
  /** Its name in `data-theme`: `evergreen`. */
  value: string;
  /** Its name in the page's language. */
  label: ReactNode;
  /** An element that fills its frame of 32 by 20 px, which has the `data-theme` of the theme and is hidden from assistive technology. Default: the theme's button colour beside its ground. */
  mark?: ReactNode;
}

/** The default mark of the system's theme: light and dark in one frame. */
const SystemMark = () => (
  <svg width="100%" height="100%" viewBox="0 0 32 20" fill="currentColor" focusable="false">
    <path d="M32 0v20H0z" />
  </svg>
);

/** The props of `ThemePicker`. */
export type ThemePickerProps = Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'children'> & ThemeStorage & {
  /** The name of the group. */
  legend: ReactNode;
  /** The themes, in the order in which they are shown. */
  themes: readonly ThemeOption[];
  /**
   * The label of the choice to follow the system: “As the device”. It comes first. The sheet must say which themes that are:
   * `dark` and `moreContrast` of `themesCss`. Default: there is no such choice.
   */
  system?: ReactNode;
  /** The name of the radios. Default: a generated name, so that several pickers may be on a page. */
  name?: string | undefined;
  /** The theme that is checked, or `''` for the system's, if controlled. Give `onValueChange` with it. */
  value?: string | undefined;
  /** The theme that is checked while the document names none. Default: `''` with `system`, else the first theme. */
  defaultValue?: string | undefined;
  /** Called at each choice with the theme, or `''` for the system's. Without `value`, the document shows it already. */
  onValueChange?: ((theme: string) => void) | undefined;
};

/**
 * Chooses the theme of the whole site: native radios in a fieldset. Without `value` its state is the document's `data-theme`,
 * which exists before React runs: all pickers of a page check it, even when another script changes it. A theme that a visitor
 * checked before React hydrated the page is applied. The choice is stored under `uno-theme`; a page that begins with
 * `themeScript` of `@uno/tokens/themeScript` restores it before its first paint. With `value` it shows and stores nothing
 * itself, so that you decide what a choice does. On a page without React, `checkThemeRadio` and `handleThemeChange` of
 * `@uno/tokens/themeChoice` do the same. For a question of a form use `RadioGroup`.
 *
 * @example <ThemePicker legend="Theme" system="As the device" themes={[{ value: 'day', label: 'Day' }, { value: 'night', label: 'Night' }]} />
 */
export function ThemePicker({
  legend,
  themes,
  system,
  name,
  value: controlled,
  defaultValue,
  onValueChange,
  storageKey,
  attribute = 'data-theme',
  className,
  ...rest
}: ThemePickerProps) {
  const options: readonly ThemeOption[] = system === undefined ? themes : [{ value: SYSTEM_THEME, label: system, mark: <SystemMark /> }, ...themes];
  const group = useRef<HTMLDivElement>(null);
  const isMounted = useRef(false);
  const ownName = useId();
  const isControlled = controlled !== undefined;
  const unchosen = defaultValue ?? options[0]?.value;

  useLayoutEffect(() => {
    if (isMounted.current) return;
    isMounted.current = true;
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    // A visitor checked it before React hydrated the page.
    if (!isControlled && chosen && chosen.value !== (themeChoice({ attribute }) || unchosen)) applyTheme(chosen.value, { storageKey, attribute });
  }, [isControlled, attribute, storageKey, unchosen]);

  useLayoutEffect(() => {
    const checkCurrent = () => {
      if (group.current) checkThemeRadio(group.current, controlled ?? (themeChoice({ attribute }) || unchosen));
    };
    checkCurrent();
    // Another picker or script may set a theme, and a browser restores an older choice of the radios after Back.
    const observer = new MutationObserver(checkCurrent);
    observer.observe(document.documentElement, { attributeFilter: [attribute] });
    addEventListener('pageshow', checkCurrent);
    return () => {
      observer.disconnect();
      removeEventListener('pageshow', checkCurrent);
    };
  }, [attribute, controlled, unchosen, themes]);

  return (
    <fieldset {...{ [THEME_PICKER]: '' }} {...rest} className={classNames(styles.picker, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div ref={group} className={styles.themes}>
        {options.map(({ value, label, mark }) => (
          <label key={value} className={styles.theme}>
            <input
              className={styles.radio}
              type="radio"
              name={name ?? ownName}
              value={value}
              {...(isControlled && { checked: value === controlled })}
              onChange={({ nativeEvent }) => {
                if (!isControlled) handleThemeChange(nativeEvent, { storageKey, attribute });
                onValueChange?.(value);
              }}
            />
            {/* The swatch has its own theme: CSS variables follow the nearest `data-theme`. */}
            <span className={styles.pane} {...(value && { [attribute]: value, 'data-surface': 'page' })} aria-hidden="true">
              {mark}
            </span>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
