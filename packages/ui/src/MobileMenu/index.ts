export { fetchMobileMenu } from './fetchMobileMenu.ts';
export type { MobileMenuLabels } from './labels.ts';
export { MobileMenu, type MobileMenuProps } from './MobileMenu.tsx';
export {
  MobileMenuActions, type MobileMenuActionsProps, MobileMenuLink, type MobileMenuLinkProps, MobileMenuList, type MobileMenuListProps,
} from './MobileMenuContent.tsx';
