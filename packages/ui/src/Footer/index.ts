export { Footer, FooterBadges, FooterFloor, FooterGround, FooterLinks } from './Footer.tsx';
