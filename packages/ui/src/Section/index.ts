export { Container } from './Container.tsx';
export { Section, type SectionGround, SectionHeader, SectionLead, SectionTitle } from './Section.tsx';
