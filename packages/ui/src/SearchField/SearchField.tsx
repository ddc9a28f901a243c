'use client';

import { X } from 'lucide-react';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { control } from '../Field/control.css.ts';
import { useFieldId } from '../Field/useFieldId.ts';
import { clear, clearIcon, clearSlot, icon, input, label as labelStyle, panes, search, submit, submitText } from './SearchField.css.ts';

/** The required labels of `SearchField`. */
export interface SearchFieldLabels {
  /** The text of the search button: “Search”. Where the field is narrow, it is only the button's accessible name. */
  submit: ReactNode;
  /** The name of the button that clears the field: “Clear the search”. */
  clear: string;
}

/** The props of `SearchField`: its texts, its address, and the attributes of `<input>`. */
export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onSubmit' | 'form' | 'formAction'> {
  /** The name of the landmark, on a page with several searches (APG, *Search Landmark*). Default: no name. */
  'aria-label'?: string | undefined;
  /** The id of a heading that names the landmark, instead of `aria-label`. Default: none. */
  'aria-labelledby'?: string | undefined;
  /** The label, and the name of the field: “Search the articles”. */
  label: ReactNode;
  /** The texts of its two buttons. */
  labels: SearchFieldLabels;
  /** The parameter in the address. Default `search`. */
  name?: string | undefined;
  /** The page that shows the results: `/blog`. Default: this page. */
  action?: string | undefined;
  /** For an application that searches without a page load: call `preventDefault` and read the form. */
  onSubmit?: ComponentPropsWithRef<'form'>['onSubmit'] | undefined;
  /** `<input type="hidden">`s, for other parameters of the address, such as the chosen category. */
  children?: ReactNode;
}

/** Clears the field as typing would, so that React sees the change. */
function clearField(field: HTMLInputElement) {
  field.setRangeText('', 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A search of the site's own pages: a landmark (`<search>`) with a labelled field, a button that clears it and a
 * button that searches. It is a form with `method="get"`, so it works without JavaScript and its results have an
 * address. Controlled with `value` and `onChange`, or uncontrolled with `defaultValue`. To narrow a list by known words
 * use `FilterChips`; announce the number of results with a `ResultCount`.
 *
 * Escape clears the field. Most browsers do that for `type="search"`; Firefox does not.
 * `aria-label`, `aria-labelledby` and `className` reach the landmark, everything else the `<input>`, which its label names.
 *
 * @example <SearchField label="Search the articles" labels={labels} action="/blog" defaultValue={query} />
 */
export function SearchField({
  label,
  labels,
  name = 'search',
  action,
  onSubmit,
  id,
  'aria-label': landmarkName,
  'aria-labelledby': landmarkNamedBy,
  className,
  children,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const own = useFieldId(id);
  const fixed = Boolean(rest.disabled) || Boolean(rest.readOnly);

  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // While an input method composes a word, Escape is for that word.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !event.defaultPrevented && !fixed && event.currentTarget.value !== '') clearField(event.currentTarget);
  };

  const handleClearClick = (event: MouseEvent<HTMLButtonElement>) => {
    const field = event.currentTarget.form?.querySelector<HTMLInputElement>('input[type="search"]');
    if (!field) return;
    clearField(field);
    field.focus();
  };

  return (
    <search aria-label={landmarkName} aria-labelledby={landmarkNamedBy} className={classNames(search, className)}>
      <form method="get" action={action} onSubmit={onSubmit}>
        <label htmlFor={own} className={labelStyle}>
          {label}
        </label>
        <div className={panes}>
          <div className={control}>
            <input
              autoComplete="off"
              enterKeyHint="search"
              // The style sheet uses `:placeholder-shown` to hide the clear button of an empty field.
              placeholder=" "
              {...rest}
              id={own}
              name={name}
              type="search"
              className={input}
              onKeyDown={clearOnEscape}
            />
            <span className={clearSlot}>
              <button type="button" className={clear} aria-label={labels.clear} disabled={fixed} onClick={handleClearClick}>
                <X className={clearIcon} aria-hidden="true" />
              </button>
            </span>
          </div>
          <button type="submit" className={submit} disabled={rest.disabled}>
            <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />
              <path d="m15.5 15.5 6 6" />
            </svg>
            <span className={submitText}>{labels.submit}</span>
          </button>
        </div>
        {children}
      </form>
    </search>
  );
}
