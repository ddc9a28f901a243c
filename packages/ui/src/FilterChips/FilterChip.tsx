'use client';

import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../classNames/index.ts';
import { chip, item } from './FilterChips.css.ts';

/** The props of `FilterChip`: a toggle button (`aria-pressed`; APG, Button). */
export interface FilterChipProps extends ComponentPropsWithRef<'button'> {
  /** Whether it is on, if controlled. Give `onPressedChange` with it. */
  pressed?: boolean | undefined;
  /** Whether it is on at first, if uncontrolled. Default false. */
  defaultPressed?: boolean | undefined;
  /** Called when it is pressed, with the new state. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/** One filter, as a button: controlled with `pressed`, or uncontrolled with `defaultPressed`. It needs JavaScript. `className`, `ref` and the rest reach the button. */
export function FilterChip({ pressed, defaultPressed = false, onPressedChange, onClick, className, ...rest }: FilterChipProps) {
  const [own, setOwn] = useState(defaultPressed);
  const isOn = pressed ?? own;
  return (
    <li className={item}>
      <button
        {...rest}
        type="button"
        aria-pressed={isOn}
        className={classNames(chip, className)}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented) return;
          setOwn(!isOn);
          onPressedChange?.(!isOn);
        }}
      />
    </li>
  );
}
