export { Container, Section, type SectionGround, SectionTitle } from './Section.tsx';
