import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './LabelledList.css.ts';

/** A visible label and the list that it names: `children` are its `<li>`s. Other attributes reach the block around both. */
export function LabelledList({ label, listClassName, children, ...rest }: ComponentPropsWithRef<'div'> & {
  /** The list's visible name. */
  label: ReactNode;
  /** The class of the list. */
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
