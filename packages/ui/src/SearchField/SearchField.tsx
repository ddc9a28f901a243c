'use client';

import { X } from 'lucide-react';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { control } from '../Field/control.css.ts';
import { useFieldId } from '../Field/useFieldId.ts';
import { clear, clearIcon, clearSlot, icon, input, label as labelStyle, panes, search, submit, submitText } from './SearchField.css.ts';

/** The required labels of `SearchField`. */
export interface SearchFieldLabels {
  /** On the button that searches: “Search”. Where the field is narrow it is the button's name alone. */
  submit: string;
  /** Name of the button that empties the field: “Clear the search”. */
  clear: string;
}

/** A search: its words, where it leads, and the attributes of `<input>`. */
export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onSubmit' | 'form' | 'formAction'> {
  /** What is searched: “Search the articles”. */
  label: ReactNode;
  /** The words of its two buttons. */
  labels: SearchFieldLabels;
  /** The key in the address. Default `search`. */
  name?: string;
  /** The page that shows the results: `/blog`. Without it, this page. */
  action?: string;
  /** Where the application answers by itself: call `preventDefault` and read the form. */
  onSubmit?: ComponentPropsWithRef<'form'>['onSubmit'];
  /** `<input type="hidden">`, for what the address is to keep: the chosen category. */
  children?: ReactNode;
}

/** As typing would: React hears it. */
function empty(field: HTMLInputElement) {
  field.setRangeText('', 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A search of the site's own pages: a landmark (`<search>`) with a labelled field, a button that empties it and a
 * button that searches. It is a form with `method="get"`, so it works without JavaScript and its results have an
 * address. Controlled by `value` and `onChange`, or uncontrolled by `defaultValue`. To narrow a list by known words
 * use `FilterChips`; say how many results there are in a `ResultCount`.
 *
 * Escape empties the field, as `type="search"` does in most browsers; Firefox leaves it to the page.
 * `className` reaches the landmark, everything else the `<input>`.
 *
 * @example <SearchField label="Search the articles" labels={labels} action="/blog" defaultValue={query} />
 */
export function SearchField({ label, labels, name = 'search', action, onSubmit, id, className, children, onKeyDown, ...rest }: SearchFieldProps) {
  const own = useFieldId(id);

  const emptyByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Escape' && !event.defaultPrevented && event.currentTarget.value !== '') empty(event.currentTarget);
  };

  const emptyByButton = (event: MouseEvent<HTMLButtonElement>) => {
    const field = event.currentTarget.form?.querySelector<HTMLInputElement>('input[type="search"]');
    if (!field) return;
    empty(field);
    field.focus();
  };

  return (
    <search className={classNames(search, className)}>
      <form method="get" action={action} onSubmit={onSubmit}>
        <label htmlFor={own} className={labelStyle}>
          {label}
        </label>
        <div className={panes}>
          <div className={control}>
            <input
              autoComplete="off"
              enterKeyHint="search"
              // The style sheet tells by it whether there is something to clear.
              placeholder=" "
              {...rest}
              id={own}
              name={name}
              type="search"
              className={input}
              onKeyDown={emptyByKey}
            />
            <span className={clearSlot}>
              <button type="button" className={clear} aria-label={labels.clear} onClick={emptyByButton}>
                <X className={clearIcon} aria-hidden="true" />
              </button>
            </span>
          </div>
          <button type="submit" className={submit}>
            <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />
              <path d="M10 3v14M3 10h14" />
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
