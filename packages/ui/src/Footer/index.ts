export { Footer, FooterBadges, FooterSection, FooterBottom, FooterLinks } from './Footer.tsx';
