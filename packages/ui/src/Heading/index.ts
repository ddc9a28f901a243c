export { Heading, type HeadingSize } from './Heading.tsx';
