import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './LabelledList.css.ts';

/** A visible name, and under it the list that has this name: `children` are its `<li>`s. The rest reaches the block around both. */
export function LabelledList({
  label,
  listClassName,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & {
  /** The list's visible name. */
  label: ReactNode;
  /** How the list's lines look. */
  listClassName: string;
}) {
  const id = useId();
  return (
    <div {...rest}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul aria-labelledby={id} className={classNames(styles.list, listClassName)}>
        {children}
      </ul>
    </div>
  );
}
