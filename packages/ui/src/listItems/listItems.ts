import { Children, Fragment, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import { hasContent } from '../classNames/index.ts';

/** One child of a list, and the key of its `<li>`. */
interface ListItem {
  /** Follows the child when the order changes, so that it keeps its state. */
  key: string;
  /** The child. */
  item: ReactNode;
}

/** The children of a list one by one, those of fragments too, without those that draw nothing. */
export function listItems(children: ReactNode, prefix = ''): ListItem[] {
  return Children.toArray(children).flatMap((item, at) => {
    if (!isValidElement<PropsWithChildren>(item)) return hasContent(item) ? [{ key: `${prefix}${at}`, item }] : [];
    const key = `${prefix}${item.key}`;
    return item.type === Fragment ? listItems(item.props.children, key) : [{ key, item }];
  });
}
