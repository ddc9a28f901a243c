import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { panelList } from './NavigationMenu.css.ts';

/** The props of `NavigationMenuPanelList`: the attributes of `<ul>`. */
export type NavigationMenuPanelListProps = ComponentPropsWithRef<'ul'>;

/**
 * The links of a panel, in one frame: four side by side from 1,024 px, a column on narrower screens. Its children are `li`s, each with
 * a `NavigationMenuPanelLink`. With an index first, six more fill the frame.
 */
export function NavigationMenuPanelList({ className, ...rest }: NavigationMenuPanelListProps) {
  return <ul {...rest} className={classNames(panelList, className)} />;
}
