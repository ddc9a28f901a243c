export { MobileMenu, type MobileMenuLabels } from './MobileMenu.tsx';
