export { Heading, type HeadingSize } from './Heading.tsx';
export type { HeadingLevel } from './HeadingElement.tsx';
