export { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink, NavigationMenuPanelLink } from './NavigationMenu.tsx';
export { NavigationMenuPanelList } from './NavigationMenuPanelList.tsx';
