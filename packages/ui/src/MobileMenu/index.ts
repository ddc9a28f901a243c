export { fetchMobileMenu } from './fetchMobileMenu.ts';
export type { MobileMenuLabels } from './labels.ts';
export { MobileMenu } from './MobileMenu.tsx';
export { MobileMenuActions, MobileMenuLink, MobileMenuList } from './MobileMenuContent.tsx';
