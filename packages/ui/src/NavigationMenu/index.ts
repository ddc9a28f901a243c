export {
  NavigationMenu, NavigationMenuDisclosure, type NavigationMenuDisclosureProps, NavigationMenuLink, type NavigationMenuLinkProps, NavigationMenuPanelLink,
  type NavigationMenuPanelLinkProps, type NavigationMenuProps,
} from './NavigationMenu.tsx';
export { NavigationMenuPanelList, type NavigationMenuPanelListProps } from './NavigationMenuPanelList.tsx';
