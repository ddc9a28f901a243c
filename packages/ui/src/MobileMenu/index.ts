export { MobileMenu, type MobileMenuLabels } from './MobileMenu.tsx';
export { MobileMenuActions, MobileMenuLink, MobileMenuList } from './MobileMenuContent.tsx';
