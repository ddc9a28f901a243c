export { Container, type ContainerProps } from './Container.tsx';
export {
  Section, SectionHeader, type SectionHeaderProps, SectionLead, type SectionLeadProps, type SectionProps, SectionTitle, type SectionTitleProps,
} from './Section.tsx';
