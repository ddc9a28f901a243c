export {
  Footer, FooterBadges, type FooterBadgesProps, FooterBottom, type FooterBottomProps, FooterLinks, type FooterLinksProps, type FooterProps, FooterSection,
  type FooterSectionProps, FooterSentence, type FooterSentenceProps, FooterTagline, type FooterTaglineProps,
} from './Footer.tsx';
