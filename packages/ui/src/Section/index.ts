export { Container } from './Container.tsx';
export { Section, SectionHeader, SectionLead, SectionTitle } from './Section.tsx';
